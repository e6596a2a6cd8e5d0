import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameBuiltAssets } from '../deploy/nameBuiltAssets.ts';
import { assertPortsFree } from './assertPortsFree.ts';
import { assertRulesLoad } from './assertRulesLoad.ts';
import { localConfig } from './localConfig.ts';
import { type LocalPorts, localPorts, neededServices } from './localPorts.ts';
import { mailAccountLinks } from './mailAccountLinks.ts';
import { runSchedules } from './runSchedules.ts';
import { startEmulators } from './startEmulators.ts';
import { startMailInbox } from './startMailInbox.ts';

/** The project every local run works under; a demo- project never speaks to Google. */
export const LOCAL_PROJECT = 'demo-alinhavo';

export type LocalFirebaseOptions = {
  /** Added to every documented port, so that two runs do not meet. */
  portOffset?: number;
  /** Environment of the functions; SMTP_URL is the local mail server's unless it stands here. */
  functionsEnv?: Record<string, string>;
  /** Whether to start the mail server with its inbox (default true). */
  mail?: boolean;
  /** Whether to serve the built site (default true); `npm run dev` has Vite for that. */
  site?: boolean;
  /** Whether scheduled functions run (default true), every minute. */
  schedules?: boolean;
  /** Whether the functions' own log lines stay out of the terminal (default false). */
  quiet?: boolean;
  /** Whether Google's own Firestore and Storage programs run, which need a JDK 21 (default false: the embedded). */
  official?: boolean;
  /** Folder of an earlier run's data, taken up if it is there and written at the end; without it all is forgotten. */
  data?: string | undefined;
  /** Gives up starting, and ends what was started, when it is aborted. */
  signal?: AbortSignal;
};

export type LocalFirebase = {
  ports: LocalPorts;
  /** Address of each service a person or a test speaks to. */
  addresses: Record<'site' | 'functions' | 'auth' | 'firestore' | 'storage' | 'smtp' | 'inbox', string>;
  /** Settles, with the last lines it wrote, if a service stops by itself. */
  stopped: Promise<string>;
  stop: () => Promise<void>;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Starts the local Firebase and mail server and resolves when all of it answers. Throws when a port is taken or a
 * service does not come up, and leaves nothing running then.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions = {}): Promise<LocalFirebase> {
  const {
    portOffset = 0,
    functionsEnv = {},
    mail = true,
    site = true,
    schedules = true,
    quiet = false,
    official = false,
    data,
    signal,
  } = options;
  const ports = localPorts(portOffset);
  const folder = join(root, '.local', `firebase-${portOffset}`);
  const config = join(root, `firebase.local-${portOffset}.json`);
  await assertPortsFree(ports, neededServices({ site, mail }));
  await assertRulesLoad(['firestore.rules', 'storage.rules'].map((file) => join(root, file)));

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Of its own for each run: the Storage emulator keeps files at a fixed place below it, and removes them when it
  // stops, whoever's they are. Not in `folder`, because the functions' sockets there allow only short paths.
  const temporary = await mkdtemp(join(tmpdir(), 'firebase-'));
  const deployed = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
  const assets = site ? await readdir(join(root, 'dist/assets')) : [];
  await writeFile(config, JSON.stringify(localConfig(nameBuiltAssets(deployed, assets), ports), null, 2));

  const env = {
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    LOCAL_SITE_URL: `http://localhost:${site ? ports.site : ports.dev}`,
    ...functionsEnv,
  };
  const starting = await Promise.allSettled([
    startEmulators({
      project: LOCAL_PROJECT,
      config,
      site,
      ports,
      env,
      folder,
      data: data && resolve(data),
      temporary,
      quiet,
      official,
      signal,
    }),
    ...(mail ? [startMailInbox(ports.smtp, ports.inbox, folder, signal)] : []),
  ]);
  const running = starting.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(running.map((group) => group.stop()));
    await Promise.all([config, temporary].map((path) => rm(path, { recursive: true, force: true })));
  };
  for (const start of starting) {
    if (start.status === 'fulfilled') continue;
    await stop();
    throw start.reason;
  }
  const endSchedules = schedules ? runSchedules(ports.functions, LOCAL_PROJECT) : () => {};
  const siteOrigin = `http://localhost:${site ? ports.site : ports.dev}`;
  const authOrigin = `http://127.0.0.1:${ports.auth}`;
  const endMailing = mail
    ? mailAccountLinks({ project: LOCAL_PROJECT, authOrigin, siteOrigin, smtpPort: ports.smtp })
    : () => {};
  return {
    ports,
    addresses: {
      site: `http://localhost:${ports.site}`,
      functions: `http://127.0.0.1:${ports.functions}/${LOCAL_PROJECT}/southamerica-east1`,
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `http://127.0.0.1:${ports.firestore}`,
      storage: `http://127.0.0.1:${ports.storage}`,
      smtp: `smtp://127.0.0.1:${ports.smtp}`,
      inbox: `http://localhost:${ports.inbox}`,
    },
    stopped: Promise.race(running.map((group) => group.stopped)),
    stop: () => {
      endSchedules();
      endMailing();
      return stop();
    },
  };
}
