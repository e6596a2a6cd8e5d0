import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, request, type Server } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localPorts } from '#tools/local-firebase/localPorts.ts';
import { serveVersions } from '#tools/shots/serveVersions.ts';

let folder: string;
let functions: Server;
let sites: Awaited<ReturnType<typeof serveVersions>>;

const firebaseJson = {
  hosting: {
    public: 'dist',
    cleanUrls: true,
    headers: [
      {
        source: '**',
        headers: [
          {
            key: 'Content-Security-Policy',
            value: "default-src 'none'; connect-src 'self' https://firestore.googleapis.com",
          },
        ],
      },
    ],
    rewrites: [
      { source: '/api/send', function: { functionId: 'send', region: 'nearby' } },
      { source: '!/@(images)/**', destination: '/shell.html' },
    ],
  },
};

async function writeSite(name: string): Promise<string> {
  const site = join(folder, name);
  await mkdir(join(site, 'dist'), { recursive: true });
  await writeFile(join(site, 'firebase.json'), JSON.stringify(firebaseJson));
  await writeFile(join(site, 'dist', 'sobre.html'), `sobre ${name}`);
  await writeFile(join(site, 'dist', 'shell.html'), `shell ${name}`);
  await writeFile(join(site, 'dist', '404.html'), `missing ${name}`);
  return site;
}

/** Any port that is free now. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Asks as a browser does, which finds every name below localhost on this machine by itself. */
async function get(name: string, path: string) {
  const { host, port } = new URL(sites.address(name));
  return new Promise<{ status: number | undefined; policy: unknown; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, async (response) =>
      resolve({
        status: response.statusCode,
        policy: response.headers['content-security-policy'],
        body: await text(response),
      }),
    );
    sent.once('error', reject).end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shots-'));
  const ports = { ...localPorts(0), site: await freePort(), functions: await freePort() };
  functions = createHttpServer(({ url }, response) => response.end(`answer of ${url}`));
  await new Promise<void>((resolve) => functions.listen(ports.functions, '127.0.0.1', resolve));
  sites = await serveVersions({ before: await writeSite('before'), after: await writeSite('after') }, ports);
});
afterAll(async () => {
  await sites.stop();
  functions.closeAllConnections();
  await new Promise((resolve) => functions.close(resolve));
  await rm(folder, { recursive: true });
});

test('each version is served under its own name, with the addresses and headers of Hosting', async () => {
  expect(await get('before', '/sobre')).toMatchObject({ status: 200, body: 'sobre before' });
  expect(await get('after', '/sobre')).toMatchObject({ status: 200, body: 'sobre after' });
  expect(await get('after', '/nao-existe')).toMatchObject({ status: 200, body: 'shell after' });
  expect(await get('after', '/images/nao-existe.svg')).toMatchObject({ status: 404, body: 'missing after' });
});

test('the policy admits the emulators, on the ports of the run', async () => {
  const { policy } = await get('before', '/sobre');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('http://127.0.0.1:8080');
});

test('the functions of the local Firebase answer for both', async () => {
  expect(await get('after', '/api/send?dia=2')).toMatchObject({
    status: 200,
    body: 'answer of /demo-alinhavo/nearby/send?dia=2',
  });
});
