import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HttpError } from '../../../../functions/src/http/HttpError.ts';
import { readBody } from '../../../../functions/src/http/readBody.ts';

const LIMIT = 32 * 1024;
let server: ReturnType<typeof createServer>;
let received: number;

beforeEach(async () => {
  received = 0;
  server = createServer((incoming, response) => {
    const length = Number(incoming.headers['content-length']) || undefined;
    incoming.socket.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
    });
    readBody(incoming, length).then(
      (body) => response.end(String(body.byteLength)),
      (error) => {
        response.writeHead(error instanceof HttpError ? error.status : 500, { Connection: 'close' });
        response.end();
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends `size` bytes in pieces. Returns the status, or undefined if the connection was cut before the response. */
async function send(size: number, headers: Record<string, string | number> = {}) {
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, host: '127.0.0.1', method: 'POST', headers });
  sending.on('error', () => {});
  const answered = once(sending, 'response').catch(() => []);
  let over = false;
  answered.finally(() => {
    over = true;
  });
  for (let sent = 0; sent < size && !over; sent += 16_384) {
    sending.write(Buffer.alloc(Math.min(16_384, size - sent)));
    await delay(0);
  }
  if (!over) sending.end();
  const [response] = await answered;
  return response?.statusCode;
}

test.each([0, 1, LIMIT])('a body of %i bytes is read', async (size) => {
  expect(await send(size, { 'Content-Length': size })).toBe(200);
  expect(await send(size)).toBe(200);
});

test('a body that is one byte above the limit is refused, whether or not it declares its length', async () => {
  expect(await send(LIMIT + 1, { 'Content-Length': LIMIT + 1 })).toBe(413);
  expect(await send(LIMIT + 1)).toBe(413);
});

test('a body that declares a far too large length is refused before any of it is read', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Length': 31_000_000 };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', headers });
  sending.on('error', () => {});
  sending.flushHeaders();
  const [response] = await once(sending, 'response');
  expect(response.statusCode).toBe(413);
  expect(received).toBe(0);
  sending.destroy();
});

test('a body of undeclared length is cut off: less than 1 MB of 31 MB arrives', async () => {
  expect([413, undefined]).toContain(await send(31_000_000));
  expect(received).toBeLessThan(1_000_000);
});
