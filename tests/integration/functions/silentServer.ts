import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Accepts connections and never sends a byte. `called` resolves at the first one. Port 0 takes any free port. */
export async function openSilentServer(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  const called = once(server, 'connection').then(() => {});
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    called,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
