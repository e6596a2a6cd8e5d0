import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A process's environment variables. */
export type Environment = Record<string, string | undefined>;

/** Google's own programs on this machine. */
export interface GoogleEmulators {
  /** Path of the Firestore emulator's jar. */
  firestore: string;
  /** Path of the jar that evaluates Storage's rules; it needs Java 21. */
  storageRules?: string;
}

/** Path of the Firestore emulator within the Google Cloud CLI's folder. */
const inGoogleCloudCli = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Looks for Google's Firestore emulator: first the jar in FIRESTORE_EMULATOR_JAR, then firebase-tools' cache, then an
 * installed Google Cloud CLI or Debian's package google-cloud-cli-firestore-emulator. Returns undefined if there is
 * none, or Java is missing or older than 17.
 * @throws Error when FIRESTORE_EMULATOR_JAR is not the path of a file
 */
export function findGoogleEmulators(env: Environment = process.env): GoogleEmulators | undefined {
  const named = env.FIRESTORE_EMULATOR_JAR;
  if (named && !existsSync(named)) throw new Error(`FIRESTORE_EMULATOR_JAR names no file: ${named}`);
  const firestore = named || inCache('cloud-firestore-emulator', env) || inCloudCli(env);
  const java = firestore ? javaVersion(env) : 0;
  if (!firestore || java < 17) return undefined;
  const storageRules = java >= 21 ? inCache('cloud-storage-rules-runtime', env) : undefined;
  return { firestore, ...(storageRules && { storageRules }) };
}

/** The newest jar with this name in firebase-tools' download folder. */
function inCache(name: string, env: Environment): string | undefined {
  const folder = env.FIREBASE_EMULATORS_PATH || join(env.HOME || homedir(), '.cache/firebase/emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((file) => file.startsWith(`${name}-v`) && file.endsWith('.jar'));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest && join(folder, newest);
}

function inCloudCli({ PATH = '', HOME = homedir() }: Environment): string | undefined {
  const programs = PATH.split(delimiter).map((folder) => join(folder, 'gcloud'));
  const folders = programs.filter(existsSync).map((program) => join(dirname(realpathSync(program)), '..'));
  return [...folders, join(HOME, 'google-cloud-sdk'), '/usr/lib/google-cloud-sdk']
    .map((folder) => join(folder, inGoogleCloudCli))
    .find(existsSync);
}

/** The major version of the Java on PATH; 0 if there is none. */
function javaVersion(env: Environment): number {
  const { stderr } = spawnSync('java', ['-version'], { env, encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}
