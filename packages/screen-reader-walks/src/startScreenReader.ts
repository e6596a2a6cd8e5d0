import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { SESSION_MARK } from './endMarked.ts';
import { writeReaderFiles } from './readerFiles.ts';

export type Environment = Record<string, string>;

/** Runs a program to its end. Rejects when it fails. */
export const runProgram = (env: Environment, program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { env });

/** Starts a long-running program as the leader of its own process group. */
export function startProgram(env: Environment, [program = '', ...args]: readonly string[]): ChildProcess {
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  // A program that cannot be started is treated as ended, so that nobody waits for it.
  child.on('error', () => child.emit('exit'));
  return child;
}

/** Resolves to the first line that a program prints. Rejects if it ends without printing one. */
async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout as Readable }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${child.spawnfile} does not start.`))),
  ]);
  return line;
}

/**
 * Starts a virtual screen, a message bus, a window manager and Orca in Portuguese, whose speech is written to `log`.
 * Resolves shortly before Orca speaks. The result is the environment for programs that Orca should read. All processes
 * have `mark`.
 */
export async function startScreenReader(folder: string, log: string, mark: string): Promise<Environment> {
  const home = join(folder, 'home');
  const runtime = join(folder, 'run');
  await mkdir(runtime, { mode: 0o700 });
  await writeReaderFiles(folder, home);
  const env: Environment = {
    ...{ HOME: home, XDG_RUNTIME_DIR: runtime, PATH: '/usr/bin:/bin', LISTEN_LOG: log, [SESSION_MARK]: mark },
    ...{ LANG: 'pt_BR.UTF-8', LC_ALL: 'pt_BR.UTF-8', LANGUAGE: 'pt_BR:pt' },
    ...{ GTK_MODULES: 'gail:atk-bridge', GNOME_ACCESSIBILITY: '1', ACCESSIBILITY_ENABLED: '1' },
    ...{ GDK_BACKEND: 'x11', XDG_SESSION_TYPE: 'x11' },
  };
  const size = ['-screen', '0', '1280x900x24'];
  const screen = startProgram(env, ['Xvfb', '-displayfd', '1', ...size, '-nolisten', 'tcp']);
  env.DISPLAY = `:${await firstLine(screen)}`;
  const bus = startProgram(env, ['dbus-daemon', '--session', '--nofork', '--print-address']);
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
  const set = (schema: string, key: string) => runProgram(env, 'gsettings', 'set', schema, key, 'true');
  await set('org.gnome.desktop.interface', 'toolkit-accessibility');
  await set('org.gnome.desktop.a11y.applications', 'screen-reader-enabled');
  startProgram(env, ['openbox']).stdout?.resume();
  startProgram(env, ['orca']).stdout?.resume();
  return env;
}
