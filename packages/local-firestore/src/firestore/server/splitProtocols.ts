import type { Server as HttpServer } from 'node:http';
import type { Http2Server } from 'node:http2';
import { createServer, type Server, type Socket } from 'node:net';

/** The first bytes of an HTTP/2 connection; no HTTP/1 method begins with these letters. */
const preface = 'PRI';

/** Passes each connection to the server of its protocol. */
export function splitProtocols(http: HttpServer, http2: Http2Server): Server & { destroyAll: () => void } {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    socket.once('data', (begin) => {
      socket.pause();
      socket.unshift(begin);
      const isHttp2 = begin.subarray(0, preface.length).toString() === preface;
      (isHttp2 ? http2 : http).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  return Object.assign(server, {
    destroyAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  });
}
