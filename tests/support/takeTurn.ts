import { connect, createServer, type Socket } from 'node:net';

/** A lock between processes. Waits until the port is free, and takes it; the returned function releases it. */
export async function takeTurn(port: number): Promise<() => void> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => waiting.add(socket.on('error', () => {})));
  const isOurs = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isOurs) {
    // The connection ends when the holder releases the lock.
    await new Promise((resolve) =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .on('close', resolve),
    );
    return takeTurn(port);
  }
  return () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
}
