import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { emulatorEnvironment, findGoogleEmulators, writeLocalCredentials } from 'local-firestore';
import { LOCAL_PROJECT, type LocalPorts } from './localPorts.ts';
import { type ProcessGroup, startProcessGroup } from './processGroup.ts';

export type LocalFirebaseOptions = {
  /** Added to every documented port, so that two runs do not collide. */
  portOffset: number;
  /** The functions' environment. SMTP_URL and IMAP_URL default to local servers. '' as IMAP_URL means no mailbox. */
  functionsEnv?: Record<string, string>;
  /** Whether to start the mail inbox, and to run scheduled functions every minute (default true). */
  mail?: boolean;
  /** Whether to serve the built site (default true); `npm run dev` uses Vite. */
  site?: boolean;
  /** Folder that contains the dist and the firebase.json of the served site (default: this project). */
  siteFolder?: string;
  /** Whether to hide the functions' log lines from the terminal (default false). */
  quiet?: boolean;
  /** Whether to run Google's Firestore emulator, and with Java 21 its Storage rules engine (default false). */
  official?: boolean;
  /** Called after the database has ended and an empty one has replaced it. */
  onNewDatabase?: () => void;
  /** Folder from which a run loads its data, and to which it writes them at its end. By default no data are kept. */
  data?: string | undefined;
  /** Aborting it cancels the start. */
  signal?: AbortSignal;
};

/** Node's option that makes every service refuse pages of other sites (refuseForeign.mjs). */
export const REFUSE_FOREIGN = `--import=${new URL('refuseForeign.mjs', import.meta.url)}`;

type Places = {
  ports: LocalPorts;
  /** The configuration file. Its paths are relative to the folder that contains it. */
  config: string;
  folder: string;
  temporary: string;
};

/** Starts firebase-tools' emulators without account and network; resolves when the functions are loaded. */
export async function startEmulators(
  { site = true, quiet, official, signal, onNewDatabase, ...options }: LocalFirebaseOptions,
  { ports, config, folder, temporary }: Places,
  functionsEnv: Record<string, string>,
): Promise<ProcessGroup> {
  const data = options.data && resolve(options.data);
  const google = official ? findGoogleEmulators() : undefined;
  if (official && !google)
    throw new Error(
      'Google’s Firestore emulator was not found, or no Java 17: npx firebase setup:emulators:firestore downloads it, gcloud ' +
        'components install cloud-firestore-emulator installs it, or FIRESTORE_EMULATOR_JAR names its file.',
    );
  const files = {
    google,
    // Google's emulator takes neither option. Without the clock's file, the functions use the system's time.
    ...(!google && {
      indexes: resolve(dirname(config), 'firestore.indexes.json'),
      clock: join(folder, 'clock'),
    }),
  };
  const { FIREBASE_TOKEN, ...inherited } = process.env;
  const environment = {
    ...inherited,
    // No message of the day, no update check, and a settings folder without login and usage statistics.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: join(folder, 'config'),
    FIREBASE_DEBUG_PATH: join(folder, 'firebase-debug.log'),
    TMPDIR: temporary,
    GOOGLE_APPLICATION_CREDENTIALS: await writeLocalCredentials(folder, LOCAL_PROJECT),
    // This variable makes firebase-tools read the list of functions from a file. Over HTTP, that would take 3 s.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Maximum number of concurrent requests; the default is fifty.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    // This option does not affect Google's own database, which is a Java program.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, REFUSE_FOREIGN].filter(Boolean).join(' '),
    LOCAL_ORIGINS: `http://localhost:${ports.site} http://localhost:${ports.dev}`,
  };
  return startProcessGroup({
    name: 'The local Firebase',
    args: [
      `--import=${new URL('patchFirebaseTools.mjs', import.meta.url)}`,
      createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--project', LOCAL_PROJECT, '--config', config],
      ...['--only', `auth,firestore,storage,functions${site ? ',hosting' : ''}`],
      ...['--inspect-functions', `${ports.debugger}`],
      ...(data ? ['--export-on-exit', data] : []),
      ...(data && existsSync(data) ? ['--import', data] : []),
    ],
    log: join(folder, 'emulators.log'),
    ready: /All emulators ready/,
    signal,
    cwd: folder,
    env: { ...emulatorEnvironment(environment, files), ...functionsEnv },
    // Prints the lines of our own functions; the emulators' own messages stay in the log.
    onLine: (line) => {
      if (!quiet && /^>\s(?! *Starting inspector)/.test(line)) console.log(line);
      if (line === '> The database is ready again.') onNewDatabase?.();
    },
  });
}
