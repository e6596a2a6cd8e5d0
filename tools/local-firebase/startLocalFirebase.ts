import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRules } from 'local-firestore';
import { REGION } from '../../functions/src/policy/region.ts';
import { readContent } from '../content/readContent.ts';
import { hostingOf } from '../deploy/deployConfig.ts';
import { localConfig } from './localConfig.ts';
import { assertPortsFree, LOCAL_PROJECT, type LocalPorts, localPorts, neededServices } from './localPorts.ts';
import { mailAccountLinks } from './mailAccountLinks.ts';
import { startProcessGroup } from './processGroup.ts';
import { runSchedules } from './runSchedules.ts';
import { type LocalFirebaseOptions, REFUSE_FOREIGN, startEmulators } from './startEmulators.ts';
import { hasMailServer, LOCAL_MAIL_SERVER, mailboxUrl, startMailServer } from './startMailServer.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Starts the local Firebase and the mail server; resolves when all services respond. `stop` ends everything; `stopped`
 * rejects with the last lines of a service that stops by itself. If it throws, nothing is left running.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions) {
  const { portOffset, functionsEnv, mail = true, site = true, siteFolder = root, signal } = options;
  const ports = localPorts(portOffset);
  const folder = join(root, '.local', `firebase-${portOffset}`);
  const config = join(root, `firebase.local-${portOffset}.json`);
  const imap = functionsEnv?.IMAP_URL === undefined && hasMailServer();
  await assertPortsFree(ports, neededServices({ site, mail, imap }));
  await assertRulesLoad();

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Each run has its own TMPDIR, because the Storage emulator deletes all files at a fixed place in it when it stops.
  // TMPDIR is not in `folder`, because the functions' sockets need short paths.
  const temporary = await mkdtemp(join(tmpdir(), 'firebase-'));
  await writeConfig(config, ports, site, siteFolder);

  const smtp = `smtp://127.0.0.1:${ports.smtp}`;
  const siteOrigin = `http://localhost:${site ? ports.site : ports.dev}`;
  const mailbox = imap && { IMAP_URL: mailboxUrl(ports.imap), MAILBOX_SERVER: LOCAL_MAIL_SERVER };
  const env = { SMTP_URL: smtp, LOCAL_SITE_URL: siteOrigin, ...mailbox, ...functionsEnv };
  const starting = await Promise.allSettled([
    startEmulators(options, { ports, config, folder, temporary }, env),
    ...(mail ? [startMailInbox(ports, imap, join(folder, 'mail.log'), signal)] : []),
    ...(imap ? [startMailServer({ port: ports.imap, log: join(folder, 'mail-server.log'), signal })] : []),
  ]);
  const running = starting.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const ended = new AbortController();
  const stop = async () => {
    ended.abort();
    await Promise.all(running.map((group) => group.stop()));
    await Promise.all([config, temporary].map((path) => rm(path, { recursive: true, force: true })));
  };
  for (const start of starting) {
    if (start.status === 'fulfilled') continue;
    await stop();
    throw start.reason;
  }
  const auth = `http://127.0.0.1:${ports.auth}`;
  if (mail) {
    runSchedules(ports.functions, ended.signal);
    void mailAccountLinks(auth, siteOrigin, ports.smtp, ended.signal);
  }
  const stopped = Promise.race(running.map((group) => group.stopped)).then((lines) => {
    throw new Error(`A service stopped by itself. Its last lines:\n${lines}`);
  });
  // Callers that only stop it need not handle this rejection.
  stopped.catch(() => {});
  return {
    ports,
    credentials: join(folder, 'credentials.json'),
    addresses: {
      site: `http://localhost:${ports.site}`,
      inbox: `http://localhost:${ports.inbox}`,
      smtp,
      ...(imap && { imap: mailboxUrl(ports.imap) }),
      functions: `http://127.0.0.1:${ports.functions}/${LOCAL_PROJECT}/${REGION}`,
      auth,
      firestore: `http://127.0.0.1:${ports.firestore}`,
      storage: `http://127.0.0.1:${ports.storage}`,
    },
    stopped,
    stop,
  };
}

/** Writes the emulators' configuration: the deployed one with local ports, and Hosting of the built site. */
async function writeConfig(file: string, ports: LocalPorts, site: boolean, siteFolder: string) {
  const deployed = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
  const { hosting } = JSON.parse(await readFile(join(siteFolder, 'firebase.json'), 'utf8'));
  const assets = site ? await readdir(join(siteFolder, 'dist/assets')) : [];
  const items = site ? readContent().screens.map(({ path }) => path) : [];
  const built = { ...hosting, public: relative(root, join(siteFolder, 'dist')) };
  deployed.hosting = hostingOf(built, assets, items);
  await writeFile(file, JSON.stringify(localConfig(deployed, ports), null, 2));
}

function startMailInbox(ports: LocalPorts, imap: boolean, log: string, signal?: AbortSignal) {
  return startProcessGroup({
    name: 'The mail inbox',
    args: [
      ...[REFUSE_FOREIGN, '--import', 'tsx', fileURLToPath(new URL('mailInbox.ts', import.meta.url))],
      ...(imap ? ['--imap', `${ports.imap}`] : []),
      ...['--smtp', `${ports.smtp}`, '--web', `${ports.inbox}`],
    ],
    ...{ log, ready: /mail inbox is ready/, signal },
  });
}

/** Throws an Error with file, line, column and problem if the engine cannot load a rules file. */
async function assertRulesLoad(): Promise<void> {
  for (const file of ['firestore.rules', 'storage.rules'])
    try {
      loadRules(await readFile(join(root, file), 'utf8'));
    } catch (error) {
      throw new Error(`${file}:${(error as Error).message}`);
    }
}
