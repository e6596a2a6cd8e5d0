import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { contentFolder, readContent } from '#tools/content/readContent.ts';
import { editorViteConfig } from '#tools/editor/viteConfig.ts';
import words from '#tools/editor/words.json' with { type: 'json' };

const pictures = fileURLToPath(new URL('../../../src/pictures/', import.meta.url));

const filesOf = (folder: string, path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|yaml|json|svg)$/.test(name))
      .map((name) => [`${path}/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );

async function chooseFolder(page: Page, files: Record<string, string>): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('empty');
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [file, text] of Object.entries(given)) {
      const parts = file.split('/');
      const name = parts.pop() ?? '';
      let folder = root;
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

/** Returns the text of a file in the chosen folder; while the file is being replaced, returns an error message. */
const savedText = (page: Page, file: string) =>
  page
    .evaluate(async (path) => {
      const parts = path.split('/');
      const name = parts.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const part of parts) folder = await folder.getDirectoryHandle(part);
      return (await (await folder.getFileHandle(name)).getFile()).text();
    }, file)
    .catch((error: Error) => `${file}: ${error.message}`);

const items = [
  ...Object.keys(words.collections).flatMap((name) => {
    const folder = join(contentFolder, name);
    const [file] = name !== 'cases' && existsSync(folder) ? readdirSync(folder) : [];
    return file ? [{ form: name, file: `${name}/${file}` }] : [];
  }),
  ...Object.keys(words.cases).map((kind) => {
    const folder = join(contentFolder, 'cases');
    const file = readdirSync(folder).find((name) =>
      readFileSync(join(folder, name), 'utf8').includes(`template: ${kind}\n`),
    );
    return { form: `cases-${kind}`, file: `cases/${file}` };
  }),
];

let editor: PreviewServer;
let url: string | undefined;
let built: string;

test.beforeAll(async () => {
  // Playwright loads this file in every run, but only `npm run test:all` needs Vite.
  const { build, preview } = await import('vite');
  built = mkdtempSync(join(tmpdir(), 'editor-'));
  const config = editorViteConfig();
  await build({ ...config, build: { ...config.build, outDir: built } });
  // This server adds no headers, so only the page's own security policy applies.
  editor = await preview({ configFile: false, root: built, build: { outDir: built }, preview: { port: 0 } });
  url = editor.resolvedUrls?.local[0];
});

test.afterAll(async () => {
  await editor.close();
  rmSync(built, { recursive: true });
});

test('the built editor runs only its own code, and contacts no other host', {
  tag: '@all',
}, async ({ browser }) => {
  const page = await browser.newPage({ baseURL: url });
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('');
  const hasRun = await page.evaluate(async () => {
    await fetch('https://mau.example/').catch(() => {});
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.head.append(script);
    return 'planted' in window;
  });
  expect(hasRun).toBe(false);
  expect(asked.filter((address) => address.includes('mau.example'))).toEqual([]);
  await page.close();
});

test('an item of each kind is unchanged after its form saves it', { tag: '@all' }, async ({ browser }) => {
  const page = await browser.newPage({ baseURL: url, locale: 'pt-BR' });
  await page.route(/^https:/, (route) => route.abort());
  await chooseFolder(page, { ...filesOf(contentFolder, 'content'), ...filesOf(pictures, 'src/pictures') });
  await page.goto('');
  await page.getByRole('button', { name: 'Trabalhar com repositório local' }).click();
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, copy, { recursive: true });
  for (const { form, file } of items) {
    const id = file.replace(/^.*\/|\.\w+$/g, '');
    await page.goto(`#/collections/${form}/entries/${id}`);
    await page.getByRole('switch', { name: 'Rascunho' }).click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    let text = '';
    const read = async () => {
      text = await savedText(page, `content/${file}`);
      return text;
    };
    await expect.poll(read, { message: file }).toContain('draft: true');
    writeFileSync(join(copy, file), text);
    // Waits until the editor has returned to the list, because otherwise it would do so after the next entry is opened.
    await page.waitForURL(({ hash }) => !hash.includes('/entries/'));
  }
  const saved = readContent({ folder: pathToFileURL(`${copy}/`), drafts: true });
  const { lists, screens } = readContent();
  expect(saved.lists).toEqual(lists);
  expect(saved.screens).toEqual(screens);
  rmSync(copy, { recursive: true });
  await page.close();
});
