import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { buildSite } from './build.ts';
import { assertPortsFree } from './local-firebase/assertPortsFree.ts';
import { localPorts, neededServices } from './local-firebase/localPorts.ts';
import { type DemoAccount, seedAccounts } from './local-firebase/seed.ts';
import { LOCAL_PROJECT, startLocalFirebase } from './local-firebase/startLocalFirebase.ts';
import { buildFunctionsOnChange, startDevServer } from './startDevServer.ts';

const usage = `npm start      builds the site and serves it with a local Firebase and mail server
npm run dev    the same services, the site served from its source and reloaded as you edit

Options, after "--":
  --port-offset 100   adds 100 to every port
  --data .local/data  keeps accounts, documents and files in this folder and takes them up again next time
  --official          Google's own Firestore and Storage emulators; they need a JDK 21 and, once, the network`;

const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    official: { type: 'boolean', default: false },
    'port-offset': { type: 'string', default: '0' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Runs until Ctrl-C, a SIGTERM or a service that ends by itself; leaves no process behind in any case. */
async function start(
  dev: boolean,
  official: boolean,
  portOffset: number,
  data: string | undefined,
): Promise<void> {
  const ports = localPorts(portOffset);
  await assertPortsFree(ports, [
    ...neededServices({ site: !dev, mail: true }),
    ...(dev ? ['dev' as const] : []),
  ]);
  if (!dev) await buildSite({ local: true });

  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => asked.abort());
  const { signal } = asked;
  const running: { stop: () => Promise<void> }[] = [];
  try {
    if (dev) running.push(await buildFunctionsOnChange());
    const firebase = await startLocalFirebase({ portOffset, site: !dev, official, data, signal });
    running.push(firebase);
    if (dev) running.push(await startDevServer(ports));
    printAddresses({ ...firebase.addresses, ...(dev && { site: `http://localhost:${ports.dev}` }) });
    printAccounts(await seedAccounts(LOCAL_PROJECT, ports));
    console.log(`\nLogs are in .local/firebase-${portOffset}. Ctrl-C stops everything.\n`);
    const failure = await Promise.race([once(signal, 'abort').then(() => undefined), firebase.stopped]);
    if (failure !== undefined) throw new Error(`A service stopped by itself. Its last lines:\n${failure}`);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    if (signal.aborted) console.log('\nStopping…');
    await Promise.all(running.map((service) => service.stop()));
  }
}

function printAddresses(addresses: Record<string, string>): void {
  const rows = [
    ['Site', addresses.site],
    ['Mail inbox', addresses.inbox],
    ['SMTP', addresses.smtp],
    ['Functions', addresses.functions],
    ['Auth', addresses.auth],
    ['Firestore', addresses.firestore],
    ['Storage', addresses.storage],
  ];
  console.log('\nAll is ready.\n');
  for (const [name = '', address] of rows) console.log(`  ${name.padEnd(12)}${address}`);
}

function printAccounts(accounts: readonly DemoAccount[]): void {
  console.log('\nAccounts to sign in with:\n');
  for (const { role, email, password } of accounts)
    console.log(`  ${role.padEnd(15)}${email.padEnd(26)}password: ${password}`);
}

if (values.help) console.log(usage);
else
  start(values.dev, values.official, Number(values['port-offset']), values.data).then(
    () => process.exit(0),
    (error: Error) => {
      console.error(`\n${error.message}`);
      process.exit(1);
    },
  );
