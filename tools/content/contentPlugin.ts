import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_PREFIX, contentModule, itemModule } from './contentModule.ts';
import type { Content } from './deriveContent.ts';
import { contentFolder, readContent } from './readContent.ts';

const isItem = (path: string) => /^\/content\/[\w-]+\/[\w-]+\.(md|yaml)$/.test(path);

const own = `\0${CONTENT_PREFIX}`;

/** The development server redirects from /_item/{folder}/{file} (no extension) to the screen of that item. */
export const ITEM_ADDRESS = '/_item';

/** When a file is saved, shows its problems in the page, or reloads the page if there are none. */
function watchContent(server: ViteDevServer, folder: string, forget: () => Content): void {
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    // Programs often empty a file before they write it. The next event follows.
    if (!file.startsWith(folder) || statSync(file, { throwIfNoEntry: false })?.size === 0) return;
    try {
      forget();
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      const { message } = error as Error;
      server.config.logger.error(message);
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
    }
  });
}

/** Provides `virtual:content/…` and each item's data. Problems stop a build; the development server shows them. */
export function contentPlugin(root: string, folder = contentFolder): Plugin {
  let content: Content | undefined;
  let drafts = false;
  const read = () => {
    content ??= readContent({ folder: pathToFileURL(`${folder}/`), drafts });
    return content;
  };
  return {
    name: 'content',
    configResolved({ command, mode }) {
      drafts = command === 'serve' && mode === 'development';
    },
    buildStart() {
      if (this.environment.config.command === 'build') read();
    },
    configureServer(server) {
      watchContent(server, folder, () => {
        content = undefined;
        return read();
      });
      server.middlewares.use(ITEM_ADDRESS, ({ url = '' }, response, next) => {
        const screen = read().screens.find(({ file }) => file.replace(/\.\w+$/, '') === `content${url}`);
        if (!screen) return next();
        response.writeHead(302, { Location: encodeURI(screen.path) }).end();
      });
    },
    resolveId(id) {
      if (id.startsWith(CONTENT_PREFIX)) return `\0${id}`;
      return isItem(id) ? `${root}${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(own)) return contentModule(id.slice(own.length), read());
      const [file = ''] = id.slice(root.length).split('?');
      if (!id.startsWith(root) || !isItem(file)) return undefined;
      const code = itemModule(file.slice(1), read());
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
  };
}
