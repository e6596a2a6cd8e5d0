import { readStored, writeStored } from './deviceStorage.ts';

const KEY = 'site:libras';

/** Whether VLibras is open in this tab. Without storage a reload forgets it. */
export function wantsLibras(): boolean {
  return readStored('sessionStorage', KEY) !== null;
}

/** Keeps, or forgets, for the other pages of this tab that VLibras was asked for. */
export function rememberLibras(wanted: boolean): void {
  writeStored('sessionStorage', KEY, wanted ? '' : null);
}
