import { createServer, type Http2Server } from 'node:http2';

/** Message to clients whose protocol is not supported. */
export const restOnly =
  'The local Firestore serves REST only. Use firebase/firestore/lite in place of firebase/firestore (without listening), ' +
  'and preferRest: true with firebase-admin.';

/** gRPC's code for UNIMPLEMENTED. */
const unimplemented = 12;

/**
 * A server that refuses every gRPC call at once with UNIMPLEMENTED; the error lists alternatives. It does not listen on
 * a port: pass it the connections that begin with the HTTP/2 preface.
 */
export function refuseGrpc(log: (line: string) => void): Http2Server {
  const server = createServer();
  server.on('stream', (stream, headers) => {
    log(`UNIMPLEMENTED gRPC ${headers[':path']}: ${restOnly}`);
    stream.on('error', () => {});
    // Headers are sent first: without them Google's libraries retry twice, for six seconds.
    stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
    stream.on('wantTrailers', () =>
      stream.sendTrailers({ 'grpc-status': unimplemented, 'grpc-message': restOnly }),
    );
    stream.end();
  });
  server.on('sessionError', () => {});
  return server;
}
