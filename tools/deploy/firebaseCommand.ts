import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** Asks firebase-tools something, without a word on the terminal; `ok` is whether it succeeded. */
export function askFirebase(args: string[]): { ok: boolean; output: string } {
  const { status, stdout } = spawnSync(process.execPath, [firebase, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', FIREBASE_DEBUG_PATH: '.local/' },
    timeout: 60_000,
  });
  return { ok: status === 0, output: stdout };
}

/** Runs firebase-tools in this terminal and says whether it succeeded. */
export function runFirebase(args: string[]): boolean {
  return spawnSync(process.execPath, [firebase, ...args], { stdio: 'inherit' }).status === 0;
}
