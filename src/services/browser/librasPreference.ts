import { readStored, writeStored } from './deviceStorage.ts';

const KEY = 'site:libras';

/** Whether VLibras is open in this tab. Without storage, a reload forgets that. */
export function wantsLibras(): boolean {
  return readStored('sessionStorage', KEY) !== null;
}

/** Remembers for other pages in this tab whether VLibras is wanted. */
export function rememberLibras(wanted: boolean): void {
  writeStored('sessionStorage', KEY, wanted ? '' : null);
}
