import { createServer } from 'node:net';

/** The project of every local run. Projects named demo-… never contact Google. */
export const LOCAL_PROJECT = 'demo-alinhavo';

/**
 * Ports and names. Two runs can have offsets that are different multiples of 100. Offsets that differ by 4,700 (storage
 * and logging) or 7,000 (Firestore and inbox) collide.
 */
const documented = {
  site: [5005, 'the site (Hosting emulator)'],
  dev: [5173, 'the site (Vite)'],
  functions: [5001, 'Functions emulator'],
  debugger: [9229, 'debugger of the first process of functions'],
  auth: [9099, 'Auth emulator'],
  firestore: [8080, 'Firestore emulator'],
  firestoreWebsocket: [9150, 'Firestore emulator, second port'],
  storage: [9198, 'Storage emulator'],
  smtp: [1025, 'SMTP server'],
  inbox: [1080, 'mail inbox'],
  imap: [1143, 'mail server'],
  captcha: [1081, 'captcha service of the tests'],
  hub: [4400, 'Emulator hub'],
  logging: [4498, 'Emulator logging'],
  eventarc: [9297, 'Eventarc emulator'],
  tasks: [9296, 'Cloud Tasks emulator'],
} as const;

type LocalService = keyof typeof documented;
export type LocalPorts = Record<LocalService, number>;

/** A service's name in messages to people. */
const serviceName = (service: LocalService): string => documented[service][1];

/** Ports that an offset can reach but that fetch refuses (WHATWG Fetch, bad ports). */
const refusedPorts = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
];

/** The ports of a run with this offset (with 0, the documented ports). Throws if a browser would refuse one of them. */
export function localPorts(offset: number): LocalPorts {
  const services = Object.entries(documented);
  const refused = services.find(([, [port]]) => refusedPorts.includes(port + offset));
  if (refused) {
    const [, [port, name]] = refused;
    throw new Error(
      `The port offset ${offset} leads to port ${port + offset} (${name}), which fetch refuses. Choose another.`,
    );
  }
  return Object.fromEntries(services.map(([service, [port]]) => [service, port + offset])) as LocalPorts;
}

type Run = { site: boolean; mail: boolean; dev?: boolean; imap?: boolean };

/** The services that a run starts. */
export function neededServices(run: Run): LocalService[] {
  const needed: LocalService[] = ['functions', 'auth', 'firestore', 'firestoreWebsocket', 'storage'];
  if (run.site) needed.unshift('site');
  if (run.dev) needed.unshift('dev');
  if (run.mail) needed.push('smtp', 'inbox');
  if (run.imap) needed.push('imap');
  return [...needed, 'hub', 'logging', 'eventarc', 'tasks'];
}

/** Throws an Error that names each occupied port, its service, and a remedy. */
export async function assertPortsFree(ports: LocalPorts, services: LocalService[]): Promise<void> {
  const free = await Promise.all(services.map((service) => isFree(ports[service])));
  const busy = services.filter((_, index) => !free[index]);
  const [first] = busy;
  if (!first) return;
  const lines = busy.map((service) => `  ${ports[service]}  ${serviceName(service)}`);
  throw new Error(
    `${busy.length === 1 ? 'A port is' : 'Some ports are'} already in use by another program:\n${lines.join('\n')}\n` +
      `See which with "lsof -i :${ports[first]}" (or "ss -ltnp | grep :${ports[first]}") and stop it, ` +
      'or move all ports with the option "-- --port-offset 100".',
  );
}

/** Checks both loopback addresses, because browsers may use either for "localhost". Some machines lack IPv6. */
async function isFree(port: number): Promise<boolean> {
  const results = [await listenOnce(port, '127.0.0.1'), await listenOnce(port, '::1')];
  return !results.includes('EADDRINUSE') && !results.includes('EACCES');
}

function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/** Returns the first offset (`first` plus hundreds) at which all ports of a test run are free, or throws. */
export async function findPortOffset(first: number): Promise<number> {
  const services = [...neededServices({ site: true, mail: true }), 'captcha' as const];
  for (let offset = first; ; offset += 100)
    try {
      await assertPortsFree(localPorts(offset), services);
      return offset;
    } catch (error) {
      if (offset > first + 2000) throw error;
    }
}
