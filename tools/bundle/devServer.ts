import { build, createServer } from 'vite';
import { buildFonts } from './buildFonts.ts';
import { functionsBuild } from './functionsBuild.ts';

/** Serves the site from source with hot reload on the port `dev`. Forwards /api calls to the port `functions`. */
export async function startDevServer(ports: { dev: number; functions: number }) {
  await buildFonts();
  // vite.config.ts reads this variable when createServer loads it.
  process.env.FUNCTIONS_ORIGIN = `http://127.0.0.1:${ports.functions}`;
  // The build of the functions has set it to production. With that value, Vite would serve pages that use other ports.
  process.env.NODE_ENV = 'development';
  const server = await createServer({ server: { host: 'localhost', port: ports.dev, strictPort: true } });
  await server.listen();
  return { stop: () => server.close() };
}

/** Builds the functions, resolves when that is done, and rebuilds them after each change. The emulator reloads them. */
export async function buildFunctionsOnChange() {
  const watcher = await build({
    ...functionsBuild,
    mode: 'emulators',
    build: { ...functionsBuild.build, watch: {} },
  });
  if (!('on' in watcher)) throw new Error('Vite did not watch the functions.');
  await new Promise<void>((resolve, reject) => {
    watcher.on('event', (event) => {
      if (event.code === 'END') resolve();
      if (event.code === 'ERROR') reject(event.error);
    });
  });
  return { stop: () => watcher.close() };
}
