import { once } from 'node:events';
import { isBuilt } from './bundle/buildMark.ts';
import { assertPortsFree, localPorts, neededServices } from './local-firebase/localPorts.ts';
import { startLocalFirebase } from './local-firebase/startLocalFirebase.ts';
import { MAIL_SERVER_MISSING } from './local-firebase/startMailServer.ts';
import { interruption } from './process/interruption.ts';
import { runCommand } from './process/runCommand.ts';

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

/** Runs until Ctrl-C, SIGTERM or the end of a service. It never leaves a process running. */
await runCommand({ usage, options }, async ({ dev, official, data, 'port-offset': offset }) => {
  const portOffset = Number(offset);
  const ports = localPorts(portOffset);
  await assertPortsFree(ports, neededServices({ site: !dev, mail: true, dev }));
  // Slow modules are imported only when they are needed, and the accounts' module while the emulators start.
  if (!dev && !isBuilt('emulators')) {
    console.log('Building the site …');
    await (await import('./build.ts')).buildSite({ local: true });
  }
  const devServer = dev ? await import('./bundle/devServer.ts') : undefined;

  // From here on Ctrl-C is handled, even while services are starting.
  const signal = interruption();
  const ending = once(signal, 'abort');
  const running: { stop: () => Promise<void> }[] = [];
  try {
    if (devServer) running.push(await devServer.buildFunctionsOnChange());
    const seeding = import('./local-firebase/seedAccounts.ts');
    const seed = async () => (await seeding).seedAccounts(ports);
    const onNewDatabase = () => void seed();
    const settings = { portOffset, site: !dev, official, data, signal, onNewDatabase };
    const firebase = await startLocalFirebase(settings);
    running.push(firebase);
    if (devServer) running.push(await devServer.startDevServer(ports));
    const { imap = MAIL_SERVER_MISSING, ...addresses } = firebase.addresses;
    const accounts = (await seed()).map(
      ({ role, email, password }) => `  ${role.padEnd(15)}${email.padEnd(26)}password: ${password}`,
    );
    console.log(`
All is ready.

  Site        ${dev ? `http://localhost:${ports.dev}` : addresses.site}
  Mail inbox  ${addresses.inbox}
  SMTP        ${addresses.smtp}
  Mailbox     ${imap}
  Functions   ${addresses.functions}
  Auth        ${addresses.auth}
  Firestore   ${addresses.firestore}
  Storage     ${addresses.storage}

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
