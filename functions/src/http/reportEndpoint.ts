import type { Request } from 'firebase-functions/https';
import { hostsOf } from './formEndpoint.ts';
import { HttpError } from './HttpError.ts';
import { declaredBody } from './keepBodyUnread.ts';
import { isOwnOrigin } from './parseFormRequest.ts';
import { readBody } from './readBody.ts';

const REPORT_TYPES = /^application\/(csp-report|reports\+json|json)\s*(;|$)/i;

type ReportResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'end'>;

/**
 * Hands the bodies of reports to `report` and answers without words: 204, or the status of what was refused. Other sites'
 * pages are refused with 403; `siteUrl` is the address of this one.
 */
export function reportEndpoint(
  report: (body: Uint8Array, userAgent?: string) => void | Promise<void>,
  siteUrl: () => string,
) {
  return async (request: Request, response: ReportResponse): Promise<void> => {
    const status = await run(request);
    if (status !== 204) response.set('Connection', 'close');
    response.set('Cache-Control', 'no-store').status(status).end();
  };

  async function run(request: Request): Promise<number> {
    const declared = declaredBody(request);
    if (request.method !== 'POST') return 405;
    if (!isOwnPage(request)) return 403;
    if (!REPORT_TYPES.test(declared?.contentType ?? request.get('content-type') ?? '')) return 415;
    try {
      const body = request.rawBody ?? (await readBody(request, declared?.length));
      await report(body, request.get('user-agent'));
      return 204;
    } catch (error) {
      return error instanceof HttpError ? error.status : 500;
    }
  }

  // A page without a referrer sends "null" as its origin (https://fetch.spec.whatwg.org/#append-a-request-origin-header),
  // and is known by the other header, which no page can set.
  function isOwnPage(request: Request): boolean {
    const isOwn = isOwnOrigin(request.get('origin') ?? '', hostsOf(request, siteUrl()));
    return isOwn || request.get('sec-fetch-site') === 'same-origin';
  }
}
