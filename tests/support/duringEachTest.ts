import { afterEach, beforeEach } from 'vitest';

/** Opens a server before each test of a file and closes it afterwards. Only tests may use the returned object. */
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
