import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A way to the local Firestore; once it is cut nothing gets through in either direction, and nobody hears of it. Before
 * a request passes, `onRequest` is called.
 */
export async function openWay(onRequest = () => {}) {
  const [host, port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  const sockets: Socket[] = [];
  let isCut = false;
  const server = createServer((socket) => {
    const onward = connect(Number(port), host);
    sockets.push(socket, onward);
    for (const one of [socket, onward]) one.on('error', () => {});
    if (isCut) return;
    socket.on('data', onRequest);
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, cut };
}
