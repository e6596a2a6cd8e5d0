// A response is any JSON that the server sends; each test states what it expects.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any;

/** Sends a request to a path below /v1/ (or to any path that begins with a slash) as the administrator or with a token. */
export type AskServer = (
  method: string,
  path: string,
  body?: unknown,
  token?: string,
) => Promise<{ status: number; body: Json }>;

/**
 * A shortcut for requests to a Firestore on this machine. Without `token` it asks as the administrator; with an empty
 * token, as an anonymous client.
 */
export const askServer =
  (port: number): AskServer =>
  async (method, path, body, token = 'owner') => {
    const address = `http://127.0.0.1:${port}${path.startsWith('/') ? path : `/v1/${path}`}`;
    const response = await fetch(address, {
      method,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
