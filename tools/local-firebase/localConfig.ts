import { leadSpellingsOn } from '../deploy/spellingRedirects.ts';
import type { LocalPorts } from './localPorts.ts';

type Header = { key: string; value: string };
type FirebaseConfig = {
  hosting: { headers?: { source: string; headers: Header[] }[]; redirects?: object[] };
  emulators?: object;
};

/**
 * The deployed configuration (the parsed firebase.json) for a local run: the same Hosting, functions and rules on
 * this run's ports of the loopback address, and a content security policy that admits the emulators in place of Google's own
 * names.
 */
export function localConfig<Config extends FirebaseConfig>(deployed: Config, ports: LocalPorts): Config {
  const origin = (port: number) => `http://127.0.0.1:${port}`;
  const emulators = new Map([
    ['https://identitytoolkit.googleapis.com', origin(ports.auth)],
    ['https://securetoken.googleapis.com', origin(ports.auth)],
    ['https://firestore.googleapis.com', origin(ports.firestore)],
    ['https://firebasestorage.googleapis.com', origin(ports.storage)],
  ]);
  const services = ['functions', 'auth', 'storage', 'hub', 'logging', 'eventarc', 'tasks'] as const;
  const at = (service: keyof LocalPorts) => ({ host: '127.0.0.1', port: ports[service] });
  return {
    ...deployed,
    hosting: {
      ...leadSpellingsOn(deployed.hosting),
      headers: deployed.hosting.headers?.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) => admitEmulators(header, emulators)),
      })),
    },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hosting: { host: 'localhost', port: ports.site },
      firestore: { ...at('firestore'), websocketPort: ports.firestoreWebsocket },
      ...Object.fromEntries(services.map((service) => [service, at(service)])),
    },
  };
}

function admitEmulators(header: Header, emulators: Map<string, string>): Header {
  if (header.key.toLowerCase() !== 'content-security-policy') return header;
  const directives = header.value.split(';').flatMap((directive) => {
    const sources = directive.trim().split(/\s+/);
    // The local site is served over http: an upgrade would send the browser to addresses nobody answers.
    if (sources[0] === 'upgrade-insecure-requests') return [];
    return [[...new Set(sources.map((source) => emulators.get(source) ?? source))].join(' ')];
  });
  return { ...header, value: directives.join('; ') };
}
