import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to the local Firestore. Once cut, it drops everything both ways. Calls `onRequest` before each request. */
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
