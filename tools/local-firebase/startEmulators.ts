import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { emulatorEnvironment, findGoogleEmulators, writeLocalCredentials } from 'local-firestore';
import { LOCAL_PROJECT, type LocalPorts } from './localPorts.ts';
import { type ProcessGroup, startProcessGroup } from './processGroup.ts';

export type LocalFirebaseOptions = {
  /** Added to every documented port, so that two runs do not meet. */
  portOffset: number;
  /** Environment of the functions. SMTP_URL and IMAP_URL are the local servers' unless they stand here; without IMAP_URL none is read. */
  functionsEnv?: Record<string, string>;
  /** Whether to start the mail server with its inbox, and run scheduled functions every minute (default true). */
  mail?: boolean;
  /** Whether to serve the built site (default true); `npm run dev` has Vite for that. */
  site?: boolean;
  /** Folder with the dist and firebase.json of the site that is served (default: this project). */
  siteFolder?: string;
  /** Whether the functions' own log lines stay out of the terminal (default false). */
  quiet?: boolean;
  /** Whether Google's own Firestore emulator runs, and with Java 21 its judge of Storage's rules (default false). */
  official?: boolean;
  /** Called when the database had ended and another, an empty one, is ready. */
  onNewDatabase?: () => void;
  /** Folder of an earlier run's data, taken up if it is there and written at the end; without it all is forgotten. */
  data?: string | undefined;
  /** Gives up starting, and ends what was started, when it is aborted. */
  signal?: AbortSignal;
};

/** Keeps pages of other sites from every service (refuseForeign.mjs). */
export const REFUSE_FOREIGN = `--import=${new URL('refuseForeign.mjs', import.meta.url)}`;

type Places = {
  ports: LocalPorts;
  /** Path of the configuration file, in the folder of the repository that its own paths start from. */
  config: string;
  /** Takes the logs. */
  folder: string;
  temporary: string;
};

/** Starts firebase-tools' emulators without account and network, and resolves when the functions are loaded too. */
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
    // Google's emulator takes neither; the functions follow the file of the clock where there is one.
    ...(!google && {
      indexes: resolve(dirname(config), 'firestore.indexes.json'),
      clock: join(folder, 'clock'),
    }),
  };
  const { FIREBASE_TOKEN, ...inherited } = process.env;
  const environment = {
    ...inherited,
    // No message of the day and no update check; in a folder of its own for the settings no login and no usage statistics.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: join(folder, 'config'),
    FIREBASE_DEBUG_PATH: join(folder, 'firebase-debug.log'),
    TMPDIR: temporary,
    GOOGLE_APPLICATION_CREDENTIALS: await writeLocalCredentials(folder, LOCAL_PROJECT),
    // firebase-tools reads the list of functions from a file. Over HTTP it would wait three seconds for a process to end.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // As many requests are worked on at once; fifty unless told otherwise.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    // Google's own database, a program of Java, refuses nobody.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, REFUSE_FOREIGN].filter(Boolean).join(' '),
    LOCAL_ORIGINS: `http://localhost:${ports.site} http://localhost:${ports.dev}`,
  };
  const imports = [
    ...['askNoRegistry', 'compileSchemasLate', 'restartDatabase', 'shareProcesses'],
    'surviveLostConnections',
  ];
  return startProcessGroup({
    name: 'The local Firebase',
    args: [
      ...imports.map((file) => `--import=${new URL(`${file}.mjs`, import.meta.url)}`),
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
    // Lines of our own functions; what the emulators say about themselves stays in the log.
    onLine: (line) => {
      if (!quiet && /^>\s/.test(line)) console.log(line);
      if (line === '> The database is ready again.') onNewDatabase?.();
    },
  });
}
