import { build, createServer } from 'vite';
import { buildFonts } from './buildFonts.ts';
import { functionsBuild } from './functionsBuild.ts';

/** Serves the site from its source on the port `dev` with hot reload; its /api calls are passed on to the port `functions`. */
export async function startDevServer(ports: { dev: number; functions: number }) {
  await buildFonts();
  // vite.config.ts reads it when the server below loads it.
  process.env.FUNCTIONS_ORIGIN = `http://127.0.0.1:${ports.functions}`;
  // The build of the functions set it to production, with which Vite serves pages that look for other ports.
  process.env.NODE_ENV = 'development';
  const server = await createServer({ server: { host: 'localhost', port: ports.dev, strictPort: true } });
  await server.listen();
  return { stop: () => server.close() };
}

/** Builds the functions, resolves when that is done, and builds them again at each change; the emulator reloads. */
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
