import { withStorage } from './withStorage.ts';

const storageKey = 'alinhavo:libras';

/** Whether VLibras was asked for in this tab and not closed again; kept until the tab closes. */
export function wantsLibras(): boolean {
  return withStorage(() => sessionStorage.getItem(storageKey) !== null, false);
}

/** Keeps, or forgets, for the other pages of this tab that VLibras was asked for; without storage it holds for this page. */
export function rememberLibras(wanted: boolean): void {
  withStorage(() => {
    if (wanted) sessionStorage.setItem(storageKey, '');
    else sessionStorage.removeItem(storageKey);
  }, undefined);
}
