import { connect, createServer, type Socket } from 'node:net';

/** Waits until nobody else, in whichever process, has the turn that is called by a port; what is returned ends it. */
export async function takeTurn(port: number): Promise<() => void> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => waiting.add(socket.on('error', () => {})));
  const isOurs = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isOurs) {
    // The connection ends with the turn of who has it.
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
