import { createServer } from 'node:net';
import { type LocalPorts, type LocalService, serviceName } from './localPorts.ts';

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
