import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** Runs firebase-tools in this terminal and says whether it succeeded. */
export function runFirebase(args: string[]): boolean {
  return spawnSync(process.execPath, [firebase, ...args], { stdio: 'inherit' }).status === 0;
}
