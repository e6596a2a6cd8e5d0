import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { assertPortsFree } from '#tools/local-firebase/assertPortsFree.ts';
import { localPorts } from '#tools/local-firebase/localPorts.ts';

let holder: Server | undefined;

afterEach(() => new Promise((resolve) => (holder ? holder.close(resolve) : resolve(undefined))));

/** Takes any free port at `host` and tells which. */
async function holdPort(host: string): Promise<number> {
  const server = createServer();
  holder = server;
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as { port: number }).port;
}

test('a port that another program holds is named with its service and what to do', async () => {
  const port = await holdPort('127.0.0.1');
  const ports = { ...localPorts(0), site: port };
  const error = await assertPortsFree(ports, ['site']).catch((reason: Error) => reason.message);
  expect(error).toContain(`${port}  the site (Hosting emulator)`);
  expect(error).toContain(`lsof -i :${port}`);
  expect(error).toContain('--port-offset');
});

test('a port that nobody holds is no error', async () => {
  const port = await holdPort('127.0.0.1');
  await new Promise((resolve) => holder?.close(resolve));
  holder = undefined;
  await expect(assertPortsFree({ ...localPorts(0), smtp: port }, ['smtp'])).resolves.toBeUndefined();
});

test('what is no port is refused', async () => {
  for (const site of [Number.NaN, 5006.5, 70_000])
    await expect(assertPortsFree({ ...localPorts(0), site }, ['site'])).rejects.toThrow('port should be');
});
