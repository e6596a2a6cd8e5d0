import type { LocalPorts } from './localPorts.ts';

type Header = { key: string; value: string };
type FirebaseConfig = {
  hosting: { headers?: { source: string; headers: Header[] }[] };
  emulators?: object;
};

/**
 * The deployed configuration (the parsed firebase.json) for a local run: the same Hosting, functions and rules on
 * this run's ports of the loopback address, and a content security policy that also admits the emulators, which in
 * production stand behind Google's own names.
 */
export function localConfig<Config extends FirebaseConfig>(deployed: Config, ports: LocalPorts): Config {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const [auth, firestore, storage] = [ports.auth, ports.firestore, ports.storage].map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const origins = { 'connect-src': [auth, firestore, storage], 'img-src': [storage] };
  return {
    ...deployed,
    hosting: {
      ...deployed.hosting,
      headers: deployed.hosting.headers?.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) => admitOrigins(header, origins)),
      })),
    },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hosting: { host: 'localhost', port: ports.site },
      functions: at(ports.functions),
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
    },
  };
}

function admitOrigins(header: Header, origins: Record<string, (string | undefined)[]>): Header {
  if (header.key.toLowerCase() !== 'content-security-policy') return header;
  const directives = header.value.split(';').flatMap((directive) => {
    const [name, ...sources] = directive.trim().split(/\s+/);
    // The local site is served over http: an upgrade would send the browser to addresses nobody answers.
    if (!name || name === 'upgrade-insecure-requests') return [];
    const admitted = origins[name];
    if (!admitted) return [directive.trim()];
    return [[name, ...sources.filter((source) => source !== "'none'"), ...admitted].join(' ')];
  });
  return { ...header, value: directives.join('; ') };
}
