const storageKey = 'site:libras';

/** Whether VLibras was asked for in this tab and not closed again; kept until the tab closes. */
export function wantsLibras(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false; // storage is closed to us: a page that loads anew needs another press
  }
}

/** Keeps, or forgets, for the other pages of this tab that VLibras was asked for. */
export function rememberLibras(wanted: boolean): void {
  try {
    if (wanted) sessionStorage.setItem(storageKey, '');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // It still holds for this page.
  }
}
