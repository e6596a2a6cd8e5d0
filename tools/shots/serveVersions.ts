import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { localConfig } from '../local-firebase/localConfig.ts';
import type { LocalPorts } from '../local-firebase/localPorts.ts';
import { LOCAL_PROJECT } from '../local-firebase/startLocalFirebase.ts';

// A CommonJS package, whose default export arrives in different places depending on who imports it.
const { default: superstatic } = createRequire(import.meta.url)(
  'superstatic',
) as typeof import('superstatic');

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string; region: string };
}

/** Lets a function of the local Firebase answer; while it is not there, nothing is behind the address. */
function forward(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const asked = send(origin, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}

/** The site in `folder` (its dist and its firebase.json) as Firebase Hosting serves it, with the functions behind it. */
async function hosting(folder: string, ports: LocalPorts): Promise<Answer> {
  const deployed = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8'));
  const { hosting } = localConfig(deployed, ports);
  const rules: Rewrite[] = hosting.rewrites;
  const rewrites = rules.filter(({ destination }) => destination !== undefined);
  const files = superstatic({ cwd: folder, fallthrough: false, config: { ...hosting, rewrites } }) as Answer;
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const target = rules.find(({ source }) => source === pathname)?.function;
    if (!target) return files(request, response, next);
    const functions = `http://127.0.0.1:${ports.functions}/${LOCAL_PROJECT}/${target.region}`;
    forward(request, response, `${functions}/${target.functionId}${search}`);
  };
}

/**
 * Serves built sites side by side, each at `http://<name>.localhost`, all on the port of the local run's site: by that
 * port a page finds its emulators. `folders` has, by name, the folder with a site's dist and firebase.json.
 */
export async function serveVersions(folders: Record<string, string>, ports: LocalPorts) {
  const answers = new Map<string, Answer>();
  for (const [name, folder] of Object.entries(folders))
    answers.set(`${name}.localhost:${ports.site}`, await hosting(folder, ports));
  const server = createServer((request, response) => {
    const answer = answers.get(request.headers.host ?? '');
    if (answer) answer(request, response, () => response.writeHead(404).end());
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.site, '127.0.0.1', resolve);
  });
  return {
    address: (name: string) => `http://${name}.localhost:${ports.site}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
