import { readStored, writeStored } from './deviceStorage.ts';

const KEY = 'site:libras';

/** Whether VLibras is open in this tab. Without storage a reload forgets it. */
export function wantsLibras(): boolean {
  return readStored('sessionStorage', KEY) !== null;
}

/** Remembers for this tab's other pages whether VLibras is wanted. */
export function rememberLibras(wanted: boolean): void {
  writeStored('sessionStorage', KEY, wanted ? '' : null);
}
