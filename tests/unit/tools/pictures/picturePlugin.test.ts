import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { picturePlugin } from '#tools/pictures/picturePlugin.ts';

vi.mock('#tools/pictures/builtPictures.ts', () => ({
  builtPictures: () => Promise.reject(new Error('The content has 1 problem')),
}));

test('while the content has problems a picture is refused, and the development server goes on', async () => {
  const use = vi.fn();
  const { configureServer } = picturePlugin() as { configureServer: (server: ViteDevServer) => void };
  configureServer({ middlewares: { use } } as unknown as ViteDevServer);
  const refused = await new Promise((next) => use.mock.calls[0]?.[0]({ url: '/images/about.svg' }, {}, next));
  expect(refused).toMatchObject({ message: 'The content has 1 problem' });
});
