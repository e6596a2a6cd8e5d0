import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The answer of `url` to a GET that accepts `encoding`, with the body as it was sent. Throws when nobody answers. */
export async function fetchUndecoded(url: string | URL, encoding: string): Promise<Answer> {
  const request = get(url, { headers: { 'Accept-Encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}
