import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { fetchCalendar } from '../../../../functions/src/calendars/fetchCalendar.ts';
import { isReachable } from '../../../../functions/src/calendars/publicAddress.ts';
import { createAddressSeal } from '../../../../functions/src/calendars/sealedAddress.ts';

let answer: RequestListener = (_, response) => response.end();
const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const here = `http://127.0.0.1:${port}/`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const resolvingTo = (...addresses: string[]) =>
  ((_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;

function read(address: string, options: object = {}) {
  return fetchCalendar(address, { signal: AbortSignal.timeout(5000), allowsLoopback: true, ...options });
}

const PRIVATE = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.0.0.8 192.168.0.1
  192.0.2.1 198.18.0.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1
  64:ff9b::a00:1 100::1 2001:db8::1 2002:a00:1:: fc00::1 fe80::1 fec0::1 ff02::1 2130706433 0x7f.1 nonsense`.split(
  /\s+/,
);

describe('the address of a calendar', () => {
  test.each(PRIVATE)('%s is refused', async (address) => {
    expect(isReachable(address, false)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    const resolve = resolvingTo('93.184.216.34', address);
    const reading = { allowsLoopback: false, resolve };
    await expect(read('https://calendar.example/', reading)).rejects.toThrow('forbidden');
    if (address !== 'nonsense') await expect(read(`https://${host}/`, reading)).rejects.toThrow('forbidden');
  });

  test('a public address is accepted', () => {
    expect(
      ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'].map((one) => isReachable(one, false)),
    ).toEqual([true, true]);
  });

  test.each([
    'http://calendar.example/',
    'ftp://calendar.example/',
    'file:///etc/passwd',
    'data:text/calendar,x',
  ])('another protocol is refused: %s', async (address) => {
    await expect(read(address, { allowsLoopback: false })).rejects.toThrow('forbidden');
  });

  test('this machine is accepted only in a local run', async () => {
    const resolve = resolvingTo('127.0.0.1');
    await expect(read('https://localhost/', { allowsLoopback: false, resolve })).rejects.toThrow('forbidden');
  });

  test.each([
    'http://10.0.0.1/',
    'https://169.254.169.254/latest',
    'http://calendar.example/',
    'file:///etc/passwd',
  ])('a redirect to %s is not followed', async (location) => {
    answer = (_, response) => response.writeHead(302, { location }).end();
    await expect(read(here, { resolve: resolvingTo('10.0.0.1') })).rejects.toThrow('forbidden');
  });

  test('the connection uses the IP address that was checked', async () => {
    answer = (_, response) => response.end('BEGIN:VCALENDAR');
    let asked = 0;
    const resolve: typeof lookup = ((...given: Parameters<ReturnType<typeof resolvingTo>>) => {
      asked += 1;
      return resolvingTo(asked === 1 ? '127.0.0.1' : '10.0.0.1')(...given);
    }) as never;
    const found = await read(`http://calendar.example:${port}/`, { resolve });
    expect(found).toMatchObject({ text: 'BEGIN:VCALENDAR' });
    expect(asked).toBe(1);
  });
});

describe('the response of a server', () => {
  test('is read with its ETag, whether compressed or not, and after redirects', async () => {
    const packed = { gzip: gzipSync('BEGIN'), br: brotliCompressSync('BEGIN') };
    for (const [encoding, body] of Object.entries({ ...packed, identity: 'BEGIN' })) {
      answer = ({ url }, response) => {
        if (url === '/') response.writeHead(301, { location: '/next' }).end();
        else response.writeHead(200, { etag: '"1"', 'content-encoding': encoding }).end(body);
      };
      expect(await read(here)).toEqual({ text: 'BEGIN', etag: '"1"' });
    }
  });

  test('is reported as unchanged if the server confirms its ETag', async () => {
    answer = ({ headers }, response) =>
      response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200).end();
    expect(await read(here, { etag: '"1"' })).toBeUndefined();
  });

  test('is requested with the user name and password of the URL, which are not sent to another server', async () => {
    const seen: (string | undefined)[] = [];
    answer = ({ url, headers }, response) => {
      seen.push(headers.authorization);
      if (url === '/') response.writeHead(302, { location: `http://localhost:${port}/next` }).end();
      else response.end();
    };
    await read(here.replace('//', '//helena:s%20cret@'), { resolve: resolvingTo('127.0.0.1') });
    expect(seen).toEqual([`Basic ${Buffer.from('helena:s cret').toString('base64')}`, undefined]);
  });

  test.each([401, 404, 500, 304, 302])('with the status %i is refused', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    await expect(read(here)).rejects.toThrow('refused');
  });

  test('is refused if its redirects do not end', async () => {
    answer = (_, response) => response.writeHead(302, { location: '/' }).end();
    await expect(read(here)).rejects.toThrow('refused');
  });

  test('is refused if its body is endless, or too large when decompressed', async () => {
    answer = (_, response) => {
      const more = () => {
        while (response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    };
    await expect(read(here)).rejects.toThrow('tooLarge');
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    await expect(read(here)).rejects.toThrow('tooLarge');
  });

  test('is refused if its body is cut off, corrupt or never arrives', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    await expect(read(here)).rejects.toThrow('unreachable');
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('BEGIN');
      setImmediate(() => response.destroy());
    };
    await expect(read(here)).rejects.toThrow('unreachable');
    answer = (_, response) => void response.writeHead(200).write('BEGIN');
    await expect(read(here, { signal: AbortSignal.timeout(100) })).rejects.toThrow('unreachable');
    answer = () => {};
    await expect(read(here, { signal: AbortSignal.timeout(100) })).rejects.toThrow('unreachable');
  });
});

describe('an address in the database', () => {
  const [old, key] = ['an-old-key-of-thirty-two-characters', 'a-new-key-of-thirty-two-characters'];
  const address = 'https://calendar.google.com/calendar/ical/secret/basic.ics';

  test('can be decrypted only in its own document, even after the key has changed', () => {
    const sealed = createAddressSeal(() => old).seal(address, 'helena/1');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('google');
    expect(createAddressSeal(() => `${key} ${old}`).open(sealed, 'helena/1')).toBe(address);
    expect(createAddressSeal(() => key).open(sealed, 'helena/1')).toBeUndefined();
    expect(createAddressSeal(() => old).open(sealed, 'rui/1')).toBeUndefined();
    expect(createAddressSeal(() => old).open(sealed.replace(/.$/, '~'), 'helena/1')).toBeUndefined();
    expect(() => createAddressSeal(() => 'short').seal(address, 'x')).toThrow('BOOKING_LINK_SECRET');
  });
});
