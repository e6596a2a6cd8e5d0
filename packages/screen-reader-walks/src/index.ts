export type { ListenedBrowser } from './browserCommands.ts';
export { missingPrograms } from './missingPrograms.ts';
export { parseWalk, type Step, WALK_SYNTAX } from './parseWalk.ts';
export type { WalkResult } from './runWalk.ts';
export { takeWalk } from './takeWalk.ts';
