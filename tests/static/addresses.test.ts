import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirects } from '#src/app/redirects.ts';
import { paths } from '#src/domain/site/paths.ts';
import { builtPages } from '#tests/support/builtSite.ts';
import { localPorts } from '#tools/local-firebase/localPorts.ts';
import { serveVersions } from '#tools/shots/serveVersions.ts';

/** Any port that is free now. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The built site as Hosting serves it. */
let site: Awaited<ReturnType<typeof serveVersions>>;

beforeAll(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  site = await serveVersions({ site: root }, { ...localPorts(0), site: await freePort() });
});
afterAll(() => site.stop());

/** Asks as a browser does, which finds every name below localhost on this machine by itself. */
function ask(path: string) {
  const { host, port } = new URL(site.address('site'));
  return new Promise<{ status: number | undefined; location: string | undefined; html: string }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers: { host } }, async (answer) =>
        resolve({
          status: answer.statusCode,
          location: answer.headers.location,
          html: await text(answer),
        }),
      )
        .on('error', reject)
        .end();
    },
  );
}

const ownHeading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

test('every screen answers at its address', async () => {
  for (const { path, html } of builtPages) {
    const answer = await ask(encodeURI(path));
    expect([path, answer.status, ownHeading(answer.html)]).toEqual([path, 200, ownHeading(html)]);
  }
});

test('all addresses of the table are built', () => {
  const leadOn = new Set(redirects.map(({ from }) => from));
  const asked = builtPages.map(({ path }) => path);
  for (const path of Object.values(paths))
    if (path !== paths.notFound && !leadOn.has(path)) expect(asked).toContain(path);
});

test.each([
  ['/SERVICOS', '/servicos'],
  ['/Login', '/login'],
  ['/AGENDAMENTO', '/Agendamento'],
  ['/agendamento', '/Agendamento'],
  ['/caseplacebe', '/CasePlaceBe'],
  ['/Acessibilidade-Digital', '/acessibilidade-digital'],
  ['/Agendamento/Gerir', '/agendamento/gerir'],
])('%s leads on to %s, which is spelled as in the table', async (address, canonical) => {
  const answer = await ask(address);
  expect(answer).toMatchObject({ status: 301, location: canonical });
  expect((await ask(canonical)).status).toBe(200);
});

test.each([
  ['/cases/manual-de-bolso', '/cases/gestao-conhecimento'],
  ['/cases/fotografia-empodera', '/CaseFotografiaEmpodera'],
  ['/cases/placebe', '/CasePlaceBe'],
  ['/projetos/fotografia-empodera', '/CaseFotografiaEmpodera'],
  ['/projetos/placebe', '/CasePlaceBe'],
])('%s, the slug of a shown title, leads on to its screen at %s', async (address, screen) => {
  expect(await ask(address)).toMatchObject({ status: 301, location: screen });
});

test('every old address leads on or is answered with its screen', async () => {
  for (const { from, to } of redirects) {
    const answer = await ask(from);
    if (to.includes('?')) expect(answer.status, from).toBe(200);
    else expect(answer.location, from).toBe(to);
  }
});

test.each([
  '/nao-existe',
  '/servicos/nao-existe',
  '/projetos/nao-existe',
  '/cases/nao-existe',
  '/treinamentos/nao-existe',
  '/educacao-design/nao-existe',
  '/lista.xml',
  '/shell.html',
  '/assets/nao-existe.js',
  '/images/nao-existe.svg',
])('%s is answered with 404 and a page that leads on', async (address) => {
  const answer = await ask(address);
  expect(answer.status).toBe(404);
  const { html } = answer;
  expect(html).toContain('Nada neste endereço');
  expect(html).toContain('action="/busca"');
  expect(html).toMatch(/<main.*href="\/servicos"/s);
});
