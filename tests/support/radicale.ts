import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { WAIT_MS } from './waitLimit.ts';

export const hasRadicale = spawnSync('radicale', ['--version']).status === 0;

/** Starts a calendar server with a calendar of the user helena, and accesses it as a calendar program does. */
export async function openRadicale() {
  const folder = mkdtempSync(join(tmpdir(), 'radicale-'));
  const port = await freePort();
  const place = ['--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', folder];
  const options = ['--config', '', '--auth-type', 'none', ...place];
  const server = spawn('radicale', options, { stdio: 'ignore' });
  const collection = `http://127.0.0.1:${port}/helena/agenda/`;
  const headers = { Authorization: `Basic ${Buffer.from('helena:any').toString('base64')}` };
  const ask = async (method: string, name = '', body?: string) => {
    const answer = await fetch(collection + name, { method, headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${name}: ${answer.status}`);
    return answer.text();
  };
  await untilReady();
  await ask('MKCALENDAR');
  return {
    /** The URL that a person would copy, with user name and password in it. */
    address: collection.replace('//', '//helena:any@'),
    put: (name: string, file: string) => ask('PUT', `${name}.ics`, file),
    get: (name: string) => ask('GET', `${name}.ics`),
    async close() {
      if (server.exitCode === null && server.kill()) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function untilReady() {
    const limit = Date.now() + WAIT_MS;
    while (Date.now() < limit)
      try {
        await fetch(collection, { headers });
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    throw new Error('Radicale did not start');
  }
}
