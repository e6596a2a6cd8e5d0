// The answers are whatever JSON the server sends; each test says what it expects of them.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any;

/** Sends a request to a path below /v1/ (or to any path that begins with a slash) as the administrator or with a token. */
export type AskServer = (
  method: string,
  path: string,
  body?: unknown,
  token?: string,
) => Promise<{ status: number; body: Json }>;

/** A short way to ask a Firestore on this machine; `token` is the administrator's if there is none, nobody's if it is empty. */
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
