import { expect, test } from 'vitest';
import { OPENACR_PATH } from '#src/copy/site/conformanceReport.ts';
import {
  builtFiles,
  builtPages,
  modulesOf,
  publicPages,
  publicPaths,
  readBuiltFile,
} from '#tests/support/builtSite.ts';
import { readContent } from '#tools/content/readContent.ts';

const { screens } = readContent();
const scripts = builtFiles.filter((file) => /^assets\/.*\.js$/.test(file));
const modulesAt = (path: string): string[] => {
  const page = builtPages.find((one) => one.path === path);
  return page ? modulesOf(page) : [];
};
const sourceOf = (path: string) =>
  modulesAt(path)
    .map((file) => readBuiltFile(file.slice(1)))
    .join('\n');

const own = {
  '/projetos/ponto-certo': 'Passamos manhãs inteiras nos pontos',
  '/projetos/pão-da-terra': 'seguimos a massa da farinha à banca',
  '/artigo-inclusivo': 'Um acervo com a porta trancada',
  '/artigo-visualizacao': 'Comece pela decisão',
  '/palestra-gestao': 'A cadeira vazia',
  '/workshop-acessibilidade': 'De olhos fechados',
};

test.each(Object.keys(own))('%s downloads its own item, and no other', (path) => {
  const source = sourceOf(path);
  const found = Object.entries(own).filter(([, words]) => source.includes(words));
  expect(found.map(([address]) => address)).toEqual([path]);
});

test('no list page downloads the whole text of an item', () => {
  for (const path of ['/projetos', '/todas-publicacoes', '/academy', '/eventos']) {
    const source = sourceOf(path);
    for (const words of Object.values(own)) expect(source, path).not.toContain(words);
  }
});

test('no parser or schema of the content is sent to a browser', () => {
  const traces = /markedjs|parseDocument|maxAliasCount|must be one of|must be a day such as/;
  expect(scripts.filter((file) => traces.test(readBuiltFile(file)))).toEqual([]);
  expect(builtFiles.filter((file) => /\.(md|ya?ml)$/.test(file))).toEqual([OPENACR_PATH.slice(1)]);
});

test('every item with a screen is in the sitemap', () => {
  expect(publicPaths).toEqual(expect.arrayContaining(screens.map(({ path }) => path)));
});

test('every public page links the feed, which lists the publications and events', () => {
  for (const { path, document } of publicPages)
    expect(document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href'), path).toBe(
      '/feed.xml',
    );
  const ids = [...readBuiltFile('feed.xml').matchAll(/<id>([^<]+)<\/id>/g)].map(
    ([, id = '']) => new URL(id).pathname,
  );
  const listed = screens.filter(({ template }) => ['publications', 'events'].includes(template));
  expect(ids.slice(1).sort()).toEqual(listed.map(({ path }) => path).sort());
});
