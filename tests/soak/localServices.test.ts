import { type OutgoingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPortOffset } from '#tools/local-firebase/localPorts.ts';
import { startLocalFirebase } from '#tools/local-firebase/startLocalFirebase.ts';

let firebase: Awaited<ReturnType<typeof startLocalFirebase>>;
let databases: (() => void)[] = [];
beforeAll(async () => {
  const portOffset = await findPortOffset(1500);
  const onNewDatabase = () => {
    for (const tell of databases) tell();
  };
  firebase = await startLocalFirebase({ portOffset, quiet: true, onNewDatabase });
});
afterAll(() => firebase.stop());

/** Sends headers that no browser script can set. Returns 'refused', or the status. */
function ask(port: number, path: string, headers: OutgoingHttpHeaders): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve(/^Only for pages/.test(text) ? 'refused' : `${answer.statusCode}`));
    });
    asked.on('error', reject).end();
  });
}

const documents = '/v1/projects/demo-alinhavo/databases/(default)/documents';
const services = [
  ['site', '/'],
  ['functions', '/functions/projects/demo-alinhavo/triggers/x'],
  ['auth', '/identitytoolkit.googleapis.com/v1/projects/demo-alinhavo/accounts'],
  ['firestore', `${documents}/inbox/change`],
  ['storage', '/v0/b/x/o'],
  ['inbox', '/'],
  ['hub', '/emulators'],
  ['logging', '/'],
  ['eventarc', '/'],
  ['tasks', '/'],
] as const;

test.each(services)(
  '%s refuses pages of other origins, and requests under other host names of this machine',
  async (service, path) => {
    const port = firebase.ports[service];
    const own = `localhost:${port}`;
    for (const headers of [
      { Host: own, Origin: 'https://mal.example' },
      { Host: own, Origin: 'http://localhost:3000' },
      { Host: own, Origin: 'null' },
      { Host: `mal.example:${port}` },
      { Host: 'localhost.mal.example' },
    ])
      expect([headers, await ask(port, path, headers)]).toEqual([headers, 'refused']);
    const site = service === 'inbox' ? `http://${own}` : firebase.addresses.site;
    for (const headers of [{ Host: own }, { Host: own, Origin: site }])
      expect(await ask(port, path, headers)).not.toBe('refused');
  },
);

test('the functions check the page’s origin themselves, and also refuse other host names', async () => {
  const { functions } = firebase.ports;
  const path = '/demo-alinhavo/southamerica-east1/sendContactEmail';
  expect(await ask(functions, path, { Host: `mal.example:${functions}` })).toBe('refused');
  const foreign = { Host: `localhost:${functions}`, Origin: 'https://mal.example' };
  expect(['403', '405']).toContain(await ask(functions, path, foreign));
});

test('a killed database is reported and restarted empty; the functions continue', async () => {
  const { firestore, hub, site } = firebase.ports;
  const document = `http://127.0.0.1:${firestore}${documents}/figures/x`;
  const asked = { method: 'PATCH', headers: { Authorization: 'Bearer owner' } };
  expect((await fetch(document, { ...asked, body: '{"fields":{}}' })).status).toBe(200);
  const isThere = new Promise<void>((resolve) => databases.push(resolve));
  const emulators = await (await fetch(`http://127.0.0.1:${hub}/emulators`)).json();
  process.kill((emulators as { firestore: { pid: number } }).firestore.pid, 'SIGKILL');
  await isThere;
  databases = [];
  expect((await fetch(document, { headers: asked.headers })).status).toBe(404);
  expect((await fetch(`http://localhost:${site}/api/horarios`)).status).toBe(200);
});
