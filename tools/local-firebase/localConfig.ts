import type { LocalPorts } from './localPorts.ts';

type FirebaseConfig = { hosting: object; emulators?: object };

/** firebase.json for a local run: the same services on loopback ports. The policy allows the emulators, not Google. */
export function localConfig<Config extends FirebaseConfig>(deployed: Config, ports: LocalPorts): Config {
  const emulators = {
    'https://identitytoolkit.googleapis.com': ports.auth,
    'https://securetoken.googleapis.com': ports.auth,
    'https://firestore.googleapis.com': ports.firestore,
    'https://firebasestorage.googleapis.com': ports.storage,
  };
  const hosting = Object.entries(emulators).reduce(
    (text, [google, port]) => text.replaceAll(google, `http://127.0.0.1:${port}`),
    JSON.stringify(deployed.hosting),
  );
  const services = ['functions', 'auth', 'storage', 'hub', 'logging', 'eventarc', 'tasks'] as const;
  const at = (service: keyof LocalPorts) => ({ host: '127.0.0.1', port: ports[service] });
  return {
    ...deployed,
    hosting: JSON.parse(hosting),
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hosting: { host: 'localhost', port: ports.site },
      firestore: { ...at('firestore'), websocketPort: ports.firestoreWebsocket },
      ...Object.fromEntries(services.map((service) => [service, at(service)])),
    },
  };
}
