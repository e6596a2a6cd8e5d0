export type { ListenedBrowser } from './browserCommands.ts';
export { missingPrograms } from './missingPrograms.ts';
export { parseWalk } from './parseWalk.ts';
export { runWalk } from './runWalk.ts';
export { startReaderSession } from './startReaderSession.ts';
