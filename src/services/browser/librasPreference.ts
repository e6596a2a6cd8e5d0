import { readStored, writeStored } from './deviceStorage.ts';

const KEY = 'site:libras';

/** Whether VLibras is open in this tab. Without storage, returns false. */
export function wantsLibras(): boolean {
  return readStored('sessionStorage', KEY) !== null;
}

/** Remembers for later pages in this tab whether VLibras is open. */
export function rememberLibras(wanted: boolean): void {
  writeStored('sessionStorage', KEY, wanted ? '' : null);
}
