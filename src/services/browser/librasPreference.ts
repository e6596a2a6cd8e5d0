import { readStored, writeStored } from './deviceStorage.ts';

const KEY = 'site:libras';

/** Whether VLibras was asked for in this tab and not closed again; without storage a page that loads anew needs another press. */
export function wantsLibras(): boolean {
  return readStored('sessionStorage', KEY) !== null;
}

/** Keeps, or forgets, for the other pages of this tab that VLibras was asked for. */
export function rememberLibras(wanted: boolean): void {
  writeStored('sessionStorage', KEY, wanted ? '' : null);
}
