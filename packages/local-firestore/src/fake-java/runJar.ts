import { spawn } from 'node:child_process';
import { basename, delimiter } from 'node:path';

/** The class that runs in the jar of the Google Cloud CLI, which does not name it itself as firebase-tools' jars do. */
const firestoreClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Java compiles once and quickly: an emulator that runs for a minute needs a third less processor time so. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const parentCheckMilliseconds = 1000;

/**
 * Runs a jar of Google's with the Java that comes after this one on PATH, with the arguments of firebase-tools, until it
 * ends, SIGINT, SIGTERM or the end of its parent. Ends with its code.
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

/** The jar of the Google Cloud CLI knows no editions yet. */
function javaArguments(args: string[]): string[] {
  const at = args.indexOf('-jar');
  const jar = args[at + 1] ?? '';
  if (basename(jar) !== 'cloud-firestore-emulator.jar') return args;
  const edition = args.indexOf('--database-edition');
  const known = args.filter((_, index) => edition < 0 || index < edition || index > edition + 1);
  return [...args.slice(0, at), '-cp', jar, firestoreClass, 'start', ...known.slice(at + 2)];
}
