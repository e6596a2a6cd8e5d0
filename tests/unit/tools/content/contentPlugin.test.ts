import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentPlugin } from '#tools/content/contentPlugin.ts';
import { copyContent } from './copyContent.ts';

const root = new URL('../../../../', import.meta.url).pathname.replace(/\/$/, '');

async function startDevelopment(content: string) {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [contentPlugin(root, content)],
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  return server;
}

test('the development server shows all problems when a file is saved, and shows the page again once they are fixed', async () => {
  const { path, fileAt, read, write } = copyContent();
  const server = await startDevelopment(path);
  const send = vi.spyOn(server.ws, 'send').mockImplementation(() => {});
  const project = 'projects/ponto-certo.md';
  const sound = read(project);
  write(project, sound.replace('category: app', 'category: moda').replace(/^client: .*\n/m, ''));
  server.watcher.emit('all', 'change', fileAt(project));
  expect(send).toHaveBeenLastCalledWith({
    type: 'error',
    err: expect.objectContaining({
      message: expect.stringMatching(
        /^The content has 4 problems:\ncontent\/projects\/ponto-certo\.md: "client" is missing\ncontent\/projects\/ponto-certo\.md: "category" must be one of /,
      ),
    }),
  });
  write(project, sound);
  server.watcher.emit('all', 'change', fileAt(project));
  expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' });
});

test('the development server redirects from an item, even a draft, to its page', async () => {
  const { path, read, write } = copyContent();
  const article = 'publications/artigo-inclusivo.md';
  write(article, read(article).replace('draft: false', 'draft: true'));
  const { middlewares } = await startDevelopment(path);
  const server = createHttpServer(middlewares).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (item: string) => fetch(`http://localhost:${port}/_item/${item}`, { redirect: 'manual' });
  const found = await ask('publications/artigo-inclusivo');
  expect([found.status, found.headers.get('location')]).toEqual([302, '/artigo-inclusivo']);
  expect((await ask('publications/../team')).status).toBe(404);
});

test('a build fails and lists all problems', async () => {
  const { path, write } = copyContent();
  write('partners/novo.yaml', 'nme: Rede\n');
  const stopped = build({
    root,
    configFile: false,
    plugins: [contentPlugin(root, path)],
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'src/domain/site/paths.ts' } },
  });
  await expect(stopped).rejects.toThrow(/content\/partners\/novo\.yaml: "nome" is missing/);
});
