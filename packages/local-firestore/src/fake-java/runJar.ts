import { spawn } from 'node:child_process';
import { basename, delimiter } from 'node:path';

/** The main class of the Google Cloud CLI's jar; the jar's manifest does not contain it. */
const firestoreClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Uses only Java's fast compiler: an emulator that runs for a minute then needs a third less processor time. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const parentCheckMilliseconds = 1000;

/**
 * Runs one of Google's jars with the next Java on PATH and the arguments of firebase-tools. The jar is stopped by
 * SIGINT, SIGTERM or the end of the parent process. Exits with the jar's code.
 */
export function runJar(args: string[], ownFolder: string): void {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ownFolder);
  const child = spawn('java', [...quickStart, ...javaArguments(args)], {
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill(), parentCheckMilliseconds).unref();
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 0));
}

/** Adapts arguments to the Google Cloud CLI's jar, which does not support `--database-edition` yet. */
function javaArguments(args: string[]): string[] {
  const at = args.indexOf('-jar');
  const jar = args[at + 1] ?? '';
  if (basename(jar) !== 'cloud-firestore-emulator.jar') return args;
  const edition = args.indexOf('--database-edition');
  const known = args.filter((_, index) => edition < 0 || index < edition || index > edition + 1);
  return [...args.slice(0, at), '-cp', jar, firestoreClass, 'start', ...known.slice(at + 2)];
}
