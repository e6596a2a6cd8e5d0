import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { readContent } from '../content/readContent.ts';
import { builtPictures } from './builtPictures.ts';
import { pictureModule } from './pictureModule.ts';

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  webmanifest: 'application/manifest+json',
};

/** Imports with `?picture` or `?banner` get file, size and text. Builds write optimised pictures, icons and cards. */
export function picturePlugin(): Plugin {
  let itemTexts: Record<string, string> | undefined;
  return {
    name: 'pictures',
    enforce: 'pre',
    load(id) {
      return pictureModule(id, () => {
        itemTexts ??= readContent().pictureTexts;
        return itemTexts;
      });
    },
    watchChange() {
      itemTexts = undefined;
    },
    configureServer(server) {
      const answer = async (path: string, response: ServerResponse, next: () => void) => {
        const make = (await builtPictures()).get(path);
        if (!make) return next();
        response.setHeader('Content-Type', types[path.split('.').at(-1) ?? ''] ?? '');
        response.end(await make());
      };
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(1).replace(/\?.*$/, '');
        if (!/^(images\/|icons\/|favicon\.svg$|site\.webmanifest$)/.test(path)) return next();
        // Without valid content there are no pictures; the page shows the problem.
        answer(path, response, next).catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const made = [...(await builtPictures())].map(async ([fileName, make]) => {
        this.emitFile({ type: 'asset', fileName, source: await make() });
      });
      await Promise.all(made);
    },
  };
}
