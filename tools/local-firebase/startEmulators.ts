import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { emulatorEnvironment } from 'local-firestore';
import { type LocalPorts, type LocalService, serviceNames } from './localPorts.ts';
import { type ProcessGroup, startProcessGroup } from './processGroup.ts';
import { answers, waitUntil } from './waitUntil.ts';
import { writeLocalCredentials } from './writeLocalCredentials.ts';

type Emulators = {
  project: string;
  /** Path of the configuration file, in the folder of the repository that its own paths start from. */
  config: string;
  site: boolean;
  ports: LocalPorts;
  /** What the functions find in their environment. */
  env: Record<string, string>;
  /** Takes the logs. */
  folder: string;
  /** Folder from which the data of an earlier run is taken, and into which this run's goes at its end. */
  data: string | undefined;
  /** Where the emulators keep what they forget. */
  temporary: string;
  quiet: boolean;
  /** Google's own Firestore and Storage rules programs, which need a JDK 21 and a download, instead of the embedded. */
  official: boolean;
  signal: AbortSignal | undefined;
};

/** Starts firebase-tools' emulators without account and network, and resolves when the functions are loaded too. */
export async function startEmulators(options: Emulators): Promise<ProcessGroup> {
  const { project, config, site, ports, folder, data, temporary, quiet, official, signal } = options;
  const only: LocalService[] = [
    ...(['auth', 'firestore', 'storage', 'functions'] as const),
    ...(site ? (['site'] as const) : []),
  ];
  const names = only.map((service) => (service === 'site' ? 'hosting' : service)).join(',');
  const environment = {
    ...offlineEnvironment(folder),
    TMPDIR: temporary,
    GOOGLE_APPLICATION_CREDENTIALS: await writeLocalCredentials(folder, project),
    // The emulator starts a process for each request that finds the others busy, fifty of them unless told otherwise.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
  };
  const files = { indexes: resolve(dirname(config), 'firestore.indexes.json'), clock: join(folder, 'clock') };
  let loaded = false;
  const emulators = startProcessGroup(
    [
      // The Auth emulator compiles all schemas of its interface at its start: room for new objects saves a fifth of it.
      '--max-semi-space-size=64',
      createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', project, '--config', config, '--only', names],
      ...(data ? ['--export-on-exit', data] : []),
      ...(data && existsSync(data) ? ['--import', data] : []),
    ],
    join(folder, 'emulators.log'),
    {
      cwd: folder,
      env: { ...(official ? environment : emulatorEnvironment(environment, files)), ...options.env },
    },
    (line) => {
      loaded ||= line.includes('All emulators ready');
      // Lines of our own functions; what the emulators say about themselves stays in the log.
      if (!quiet && /^>\s/.test(line)) console.log(line);
    },
  );
  try {
    await waitUntil('The local Firebase', 90, signal, () => {
      if (emulators.child.exitCode !== null) throw new Error('The local Firebase stopped while starting.');
      return loaded;
    });
    for (const service of only) {
      const probe = () => answers(`http://127.0.0.1:${ports[service]}/`);
      await waitUntil(serviceNames[service], 20, signal, probe);
    }
  } catch (error) {
    await emulators.stop();
    throw new Error(`${(error as Error).message} Its last lines:\n${emulators.output.join('\n')}`);
  }
  return emulators;
}

/** CI: no message of the day and no update check. The configuration folder: no login, no usage statistics. */
function offlineEnvironment(folder: string): NodeJS.ProcessEnv {
  const { FIREBASE_TOKEN, GOOGLE_APPLICATION_CREDENTIALS, ...inherited } = process.env;
  return {
    ...inherited,
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: join(folder, 'config'),
    FIREBASE_DEBUG_PATH: join(folder, 'firebase-debug.log'),
  };
}
