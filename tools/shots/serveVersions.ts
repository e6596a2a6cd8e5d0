import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, type ServerResponse, request as send } from 'node:http';
import { join } from 'node:path';
import { answerAsHosting } from '../bench/serveFolder.ts';
import { serveLocally } from '../bench/serveLocally.ts';
import { localConfig } from '../local-firebase/localConfig.ts';
import { LOCAL_PROJECT, type LocalPorts } from '../local-firebase/localPorts.ts';

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
async function hosting(folder: string, ports: LocalPorts): Promise<RequestListener> {
  const deployed = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8'));
  const { hosting } = localConfig(deployed, ports);
  const rules: Rewrite[] = hosting.rewrites;
  const rewrites = rules.filter(({ destination }) => destination !== undefined);
  const files = answerAsHosting(folder, { ...hosting, rewrites });
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const target = rules.find(({ source }) => source === pathname)?.function;
    if (!target) return files(request, response);
    const functions = `http://127.0.0.1:${ports.functions}/${LOCAL_PROJECT}/${target.region}`;
    forward(request, response, `${functions}/${target.functionId}${search}`);
  };
}

/**
 * Serves built sites side by side, each at `http://<name>.localhost`, all on the port of the local run's site: by that
 * port a page finds its emulators. `folders` has, by name, the folder with a site's dist and firebase.json.
 */
export async function serveVersions(folders: Record<string, string>, ports: LocalPorts) {
  const answers = new Map<string, RequestListener>();
  for (const [name, folder] of Object.entries(folders))
    answers.set(`${name}.localhost:${ports.site}`, await hosting(folder, ports));
  const { stop } = await serveLocally((request, response) => {
    const answer = answers.get(request.headers.host ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }, ports.site);
  return { address: (name: string) => `http://${name}.localhost:${ports.site}`, stop };
}
