import { JSDOM } from 'jsdom';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studio } from '#src/copy/studio.ts';
import { collections } from '#tools/content/collections.ts';
import { contentPlugin } from '#tools/content/contentPlugin.ts';
import { numberForms } from '#tools/content/derive/numberForms.ts';
import type { Content } from '#tools/content/deriveContent.ts';
import { writeNewItem } from '#tools/content/newItem.ts';
import { readContent } from '#tools/content/readContent.ts';
import { picturePlugin } from '#tools/pictures/picturePlugin.ts';
import { atomFeed } from '#tools/prerender/atomFeed.ts';
import { copyContent } from './copyContent.ts';

type Prerenderer = typeof import('../../../../src/prerender.tsx');

// The first test that opens a page also compiles it, which takes long.
const root = new URL('../../../../', import.meta.url).pathname.replace(/\/$/, '');
const { path: folder, url, read, write } = copyContent(afterAll);

for (const { singular } of Object.values(collections)) {
  // The event is on a day that stays in the future for decades.
  const day = singular === 'publication' ? '2026-11-20' : '2099-03-01';
  const file = writeNewItem(url, singular, `Ação ${singular}`, day);
  write(file, read(file).replace('draft: true\n', 'draft: false\n'));
}

let server: ViteDevServer;
let site: Prerenderer;
let content: Content;

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    plugins: [contentPlugin(root, folder), picturePlugin()],
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  site = (await server.ssrLoadModule('/src/prerender.tsx')) as Prerenderer;
  content = readContent({ folder: url });
});
afterAll(() => server.close());

const { DOMParser } = new JSDOM().window;
const opened = new Map<string, Promise<Document>>();

/** The page at a path, rendered only once, because the tests do not change it. */
function open(path: string): Promise<Document> {
  const document = opened.get(path) ?? render(path);
  opened.set(path, document);
  return document;
}

async function render(path: string): Promise<Document> {
  const { head, body } = await site.renderPage(path);
  return new DOMParser().parseFromString(`<head>${head}</head><body>${body}</body>`, 'text/html');
}

const hrefs = (document: Document) =>
  [...document.querySelectorAll('main a')].map((link) => decodeURI(link.getAttribute('href') ?? ''));

// biome-ignore format: a row is a line
const screens = [
  { path: '/projetos/ação-project', lists: ['/projetos'], isInSeries: true },
  { path: '/cases/ação-case', lists: ['/projetos'], isInSeries: true },
  { path: '/publicacoes/ação-publication', lists: ['/todas-publicacoes', '/academy'] },
  { path: '/modelos/ação-model', lists: ['/academy', '/todas-publicacoes'], isInSeries: true },
  { path: '/eventos/ação-event', lists: ['/eventos', '/academy'], isInSeries: true },
  { path: '/treinamentos/ação-training-program', lists: ['/TreinamentosPage'], isInSeries: true },
  { path: '/educacao-design/ação-education-program', lists: ['/EducacaoDesignPage'], isInSeries: true },
];

test.each(screens)(
  'one more file, $path, is in every list of its kind; the previous item links to it as the next one',
  async ({ path, lists, isInSeries }) => {
    for (const list of lists) expect(hrefs(await open(list)), list).toContain(path);
    if (!isInSeries) return;
    type Neighbours = Partial<Record<'previous' | 'next', { to: string }>>;
    const itemAt = (one: string) =>
      (content.screens.find((screen) => screen.path === one)?.item ?? {}) as Neighbours;
    const previous = itemAt(path).previous?.to ?? '';
    expect(itemAt(previous).next?.to).toBe(path);
  },
);

describe('with one more file of each kind', () => {
  test('the feed lists the newest publications and events first', () => {
    const xml = atomFeed(content.screens, 'https://www.example.org');
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    const entries = [...feed.querySelectorAll('entry')];
    const titles = entries.map((entry) => entry.querySelector('title')?.textContent);
    expect(titles.slice(0, 2)).toEqual(['Ação event', 'Ação publication']);
    for (const entry of entries) {
      const id = entry.querySelector('id')?.textContent ?? '';
      expect(id).toMatch(/^https:\/\/www\.example\.org\//);
      expect(entry.querySelector('link')?.getAttribute('href')).toBe(id);
      expect(entry.querySelector('updated')?.textContent).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00-03:00$/);
      for (const part of ['author name', 'summary'])
        expect(entry.querySelector(part)?.textContent).toBeTruthy();
    }
    expect(feed.querySelector('feed > updated')?.textContent).toBe(
      entries[0]?.querySelector('updated')?.textContent,
    );
  });

  test('a publication can be cited, and links to at least three others', async () => {
    const document = await open('/publicacoes/ação-publication');
    expect(document.body.textContent).toContain('MEMBER, Ação. Ação publication. São Paulo: Alinhavo, 2026.');
    expect(document.body.textContent).toContain('@misc{member2026acao,');
    expect(hrefs(document).filter((href) => /artigo|whitepaper/.test(href)).length).toBeGreaterThanOrEqual(3);
    expect([...document.querySelectorAll('main section p strong')].map((word) => word.textContent)).toContain(
      'ênfase',
    );
    expect(document.querySelector('main section a[href="https://www.w3.org"]')?.textContent).toBe('link');
  });

  test('a project is added to its category, and the page shows the new number of projects', async () => {
    const text = (await open('/projetos')).body.textContent ?? '';
    const count = content.lists.projects.length;
    expect(text).toContain(`Estes ${numberForms(count).word} seguem em uso`);
    expect(text).toContain(`${count} projetos`);
  });

  test('an upcoming event is shown as upcoming, also in the lists', async () => {
    expect((await open('/eventos/ação-event')).body.textContent).toContain('Vai acontecer');
    expect((await open('/workshop-acessibilidade')).body.textContent).toContain('Evento realizado');
    const academy = (await open('/academy')).body.textContent ?? '';
    expect(academy).toContain('O que vem por aí e o que já aconteceu');
    expect(academy).not.toContain('Os dois já aconteceram');
    const training = (await open('/TreinamentosPage')).body.textContent ?? '';
    expect(training).toContain('Ação training-date');
    expect(training).toContain('As próximas datas');
  });

  test.each([
    ['/sobre', 'Ação member'],
    ['/sobre', 'Ação milestone'],
    ['/', 'Ação partner'],
    ['/servicos', 'Ação testimonial'],
    ['/BrandingPage', 'Ação retelling'],
    ['/perguntas', `Uma resposta curta. O telefone é ${studio.phone.label}.`],
    ['/acessibilidade/relatorio', '1.4.8 Ação criterion'],
    ['/acessibilidade/relatorio', 'Ação walk'],
  ])('the page %s shows the item “%s”', async (path, text) => {
    expect((await open(path)).querySelector('main')?.textContent).toContain(text);
  });

  test('a notice is shown on the whole site from its first day on', async () => {
    const [notice] = content.lists.notices as { texto: string; started: boolean }[];
    expect(notice).toMatchObject({ texto: 'Ação notice', started: false });
    expect((await open('/')).querySelector('aside[aria-label="Avisos"]')?.textContent).toBe('');
  });
});
