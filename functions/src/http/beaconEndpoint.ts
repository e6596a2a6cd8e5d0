import type { Request } from 'firebase-functions/https';
import { HttpError } from './HttpError.ts';
import { hasOwnOrigin, takeBody } from './takeBody.ts';

type BeaconResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'end'>;

/** Passes beacons from this site's pages to `count`. Responds without a body: with 204, or the status of the error. */
export function beaconEndpoint(
  count: (body: Uint8Array, userAgent?: string) => void | Promise<void>,
  siteUrl: () => string,
) {
  return async (request: Request, response: BeaconResponse): Promise<void> => {
    const status = await run(request);
    if (status !== 204) response.set('Connection', 'close');
    response.set('Cache-Control', 'no-store').status(status).end();
  };

  async function run(request: Request): Promise<number> {
    // A page that hides its referrer sends the origin "null"
    // (https://fetch.spec.whatwg.org/#append-a-request-origin-header). No page can forge the header sec-fetch-site.
    const isOwn = hasOwnOrigin(request, siteUrl()) || request.get('sec-fetch-site') === 'same-origin';
    try {
      await count(await takeBody(request, isOwn), request.get('user-agent'));
      return 204;
    } catch (error) {
      return error instanceof HttpError ? error.status : 500;
    }
  }
}
