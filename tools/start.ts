import { once } from 'node:events';
import { build, createServer } from 'vite';
import { buildSite } from './build.ts';
import { isBuilt } from './buildMark.ts';
import { buildFonts } from './fonts.ts';
import { interruption } from './interruption.ts';
import { assertPortsFree } from './local-firebase/assertPortsFree.ts';
import { type LocalPorts, localPorts, neededServices } from './local-firebase/localPorts.ts';
import { seedAccounts } from './local-firebase/seed.ts';
import { startLocalFirebase } from './local-firebase/startLocalFirebase.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm start      builds the site and serves it with a local Firebase and mail server
npm run dev    the same services, the site served from its source and reloaded as you edit

Options, after "--":
  --port-offset 100   adds 100 to every port
  --data .local/data  keeps accounts, documents and files in this folder and takes them up again next time
  --official          Google's own Firestore emulator, wherever it is installed, with Java 17; with Java 21 and
                      firebase-tools' download also its judge of Storage's rules`;

const options = {
  dev: { type: 'boolean', default: false },
  official: { type: 'boolean', default: false },
  'port-offset': { type: 'string', default: '0' },
  data: { type: 'string' },
} as const;

type Running = { stop: () => Promise<void> };

/** Serves the site from its source with hot reload, its /api calls passed on to the functions of `ports`. */
async function startDevServer(ports: LocalPorts): Promise<Running> {
  await buildFonts();
  // vite.config.ts reads it when the server below loads it.
  process.env.FUNCTIONS_ORIGIN = `http://127.0.0.1:${ports.functions}`;
  // The build of the functions set it to production, with which Vite serves pages that look for other ports.
  process.env.NODE_ENV = 'development';
  const server = await createServer({ server: { host: 'localhost', port: ports.dev, strictPort: true } });
  await server.listen();
  return { stop: () => server.close() };
}

/** Builds the functions, resolves when that is done, and builds them again at each change; the emulator reloads. */
async function buildFunctionsOnChange(): Promise<Running> {
  const watcher = await build({
    root: 'functions',
    configFile: 'functions/vite.config.ts',
    logLevel: 'warn',
    build: { watch: {} },
  });
  if (!('on' in watcher)) throw new Error('Vite did not watch the functions.');
  await new Promise<void>((resolve, reject) => {
    watcher.on('event', (event) => {
      if (event.code === 'END') resolve();
      if (event.code === 'ERROR') reject(event.error);
    });
  });
  return { stop: () => watcher.close() };
}

/** Runs until Ctrl-C, a SIGTERM or a service that ends by itself; leaves no process behind in any case. */
await runCommand({ usage, options }, async ({ dev, official, data, 'port-offset': offset }) => {
  const portOffset = Number(offset);
  const ports = localPorts(portOffset);
  await assertPortsFree(ports, [
    ...neededServices({ site: !dev, mail: true }),
    ...(dev ? ['dev' as const] : []),
  ]);
  if (!dev && !isBuilt('emulators')) await buildSite({ local: true });

  // From here on: whoever presses Ctrl-C before all is ready is heard, too.
  const signal = interruption();
  const ending = once(signal, 'abort');
  const running: Running[] = [];
  try {
    if (dev) running.push(await buildFunctionsOnChange());
    const firebase = await startLocalFirebase({ portOffset, site: !dev, official, data, signal });
    running.push(firebase);
    if (dev) running.push(await startDevServer(ports));
    const { site, inbox, smtp, functions, auth, firestore, storage } = firebase.addresses;
    const accounts = (await seedAccounts(ports)).map(
      ({ role, email, password }) => `  ${role.padEnd(15)}${email.padEnd(26)}password: ${password}`,
    );
    console.log(`
All is ready.

  Site        ${dev ? `http://localhost:${ports.dev}` : site}
  Mail inbox  ${inbox}
  SMTP        ${smtp}
  Functions   ${functions}
  Auth        ${auth}
  Firestore   ${firestore}
  Storage     ${storage}

Accounts to sign in with:

${accounts.join('\n')}

Logs are in .local/firebase-${portOffset}. Ctrl-C stops everything.
`);
    await Promise.race([ending, firebase.stopped]);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    if (signal.aborted) console.log('\nStopping…');
    await Promise.all(running.map((service) => service.stop()));
  }
});
