import { afterEach, beforeEach } from 'vitest';

/**
 * Opens a server before each test of a file and closes it after the test. The returned object has the properties of the
 * open server, and can be used only within tests.
 */
export function duringEachTest<Server extends { close: () => Promise<void> }>(
  open: () => Promise<Server>,
): Server {
  let server: Server;
  beforeEach(async () => {
    server = await open();
  });
  afterEach(() => server.close());
  return new Proxy({} as Server, {
    get: (_, name) => Reflect.get(server, name),
    set: (_, name, value) => Reflect.set(server, name, value),
  });
}
