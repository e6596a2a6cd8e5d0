import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheAnswers } from '#tools/bench/cacheAnswers.ts';
import type { ServedSite } from '#tools/bench/serveLocally.ts';

let asked: string[];
let cached: ServedSite;
let port: number;
const origin = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers['accept-encoding']}`);
  if (request.url === '/none') response.writeHead(404).end('none');
  else if (request.headers['accept-encoding'] === 'gzip')
    response
      .writeHead(200, { 'Content-Encoding': 'gzip', 'X-Frame-Options': 'DENY' })
      .end(gzipSync(`page ${request.url}`));
  else
    response
      .writeHead(200, {
        'Content-Type': request.url === '/foto.png' ? 'image/png' : 'text/html; charset=utf-8',
        'X-Frame-Options': 'DENY',
      })
      .end(`page ${request.url}`);
});

beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => origin.listen(0, 'localhost', resolve));
  port = (origin.address() as AddressInfo).port;
  cached = await cacheAnswers(`http://localhost:${port}`);
});
afterEach(async () => {
  await cached.stop();
  origin.closeAllConnections();
  await new Promise((resolve) => origin.close(resolve));
});

const get = (path: string, encoding: string) =>
  fetch(new URL(path, cached.url), { headers: { 'Accept-Encoding': encoding } });

test('an answer is repeated with its headers, and asked for once for each way to compress it', async () => {
  for (const encoding of ['gzip', 'gzip', 'br']) {
    const answer = await get('/sobre?a=1', encoding);
    expect(await answer.text()).toBe('page /sobre?a=1');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
  expect(asked).toEqual(['/sobre?a=1 gzip', '/sobre?a=1 identity']);
  expect((await get('/none', 'gzip')).status).toBe(404);
});

test('text is compressed with Brotli for whoever accepts it, as Hosting does and its emulator does not', async () => {
  expect((await get('/sobre', 'gzip')).headers.get('content-encoding')).toBe('gzip');
  expect((await get('/sobre', 'gzip, deflate, br, zstd')).headers.get('content-encoding')).toBe('br');
  const picture = await get('/foto.png', 'br');
  expect(picture.headers.get('content-encoding')).toBeNull();
  expect(await picture.text()).toBe('page /foto.png');
});

test('where the site cannot be reached nothing is remembered', async () => {
  origin.closeAllConnections();
  await new Promise((resolve) => origin.close(resolve));
  expect((await get('/', 'gzip')).status).toBe(502);
  await new Promise<void>((resolve) => origin.listen(port, 'localhost', resolve));
  expect((await get('/', 'gzip')).status).toBe(200);
});
