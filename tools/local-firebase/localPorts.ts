/**
 * The documented port of every local service; a run may shift all of them by one offset. No two lie a multiple of 100
 * apart, so that runs at 0, 100, 200 … do not meet.
 */
const documented = {
  site: 5005,
  dev: 5173,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9198,
  smtp: 1025,
  inbox: 1080,
  captcha: 1081,
  hub: 4400,
  logging: 4498,
  eventarc: 9297,
  tasks: 9296,
};

export type LocalService = keyof typeof documented;
export type LocalPorts = Record<LocalService, number>;

/** What each port is for, in the words of a message to a person. */
export const serviceNames: Record<LocalService, string> = {
  site: 'the site (Hosting emulator)',
  dev: 'the site (Vite)',
  functions: 'Functions emulator',
  auth: 'Auth emulator',
  firestore: 'Firestore emulator',
  firestoreWebsocket: 'Firestore emulator, second port',
  storage: 'Storage emulator',
  smtp: 'SMTP server',
  inbox: 'mail inbox',
  captcha: 'captcha service of the tests',
  hub: 'Emulator hub',
  logging: 'Emulator logging',
  eventarc: 'Eventarc emulator',
  tasks: 'Cloud Tasks emulator',
};

/** Those that an offset can lead to and that fetch refuses (WHATWG Fetch, bad ports): nobody could ask a service there. */
const refusedPorts = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
];

/** The ports of a run whose offset is `offset` (0 are the documented ones). Throws when one would be of no use. */
export function localPorts(offset: number): LocalPorts {
  const highest = Math.max(...Object.values(documented));
  if (!Number.isInteger(offset) || offset < 0 || highest + offset > 65_535)
    throw new Error(`The port offset must be a whole number from 0 to ${65_535 - highest}.`);
  const ports = Object.fromEntries(
    Object.entries(documented).map(([service, port]) => [service, port + offset]),
  ) as LocalPorts;
  for (const [service, name] of Object.entries(serviceNames) as [LocalService, string][])
    if (refusedPorts.includes(ports[service]))
      throw new Error(
        `The port offset ${offset} leads to port ${ports[service]} (${name}), which fetch refuses. Choose another.`,
      );
  return ports;
}

/** The services that a run starts, and so the ports it needs. */
export function neededServices({ site, mail }: { site: boolean; mail: boolean }): LocalService[] {
  return [
    ...(site ? (['site'] as const) : []),
    ...(['functions', 'auth', 'firestore', 'firestoreWebsocket', 'storage'] as const),
    ...(mail ? (['smtp', 'inbox'] as const) : []),
    ...(['hub', 'logging', 'eventarc', 'tasks'] as const),
  ];
}
