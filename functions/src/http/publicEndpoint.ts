import type { Request } from 'firebase-functions/https';
import { INVALID_REQUEST } from '../../../src/domain/site/requestErrors.ts';
import { answerOf, type FailureReport, HttpError } from './HttpError.ts';

type PublicResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'json'>;

/** Runs a handler for GET requests. Parameters other than `parameter` get 400, because each URL bypasses the cache. */
export function publicEndpoint(
  handle: (value: string | undefined) => Promise<object>,
  onFailure: string,
  { cachedSeconds, parameter, ...report }: FailureReport & { cachedSeconds: number; parameter: string },
) {
  return async (request: Request, response: PublicResponse): Promise<void> => {
    const run = async () => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new HttpError(405, { error: onFailure });
      const { [parameter]: value, ...others } = request.query;
      if (Object.keys(others).length > 0 || (value !== undefined && typeof value !== 'string'))
        throw new HttpError(400, { error: INVALID_REQUEST });
      return handle(value);
    };
    const { status, answer } = await answerOf(run, { event: 'public.failed', onFailure, ...report });
    if (status === 405) response.set('Allow', 'GET, HEAD');
    const caching = status === 200 ? `public, max-age=0, s-maxage=${cachedSeconds}` : 'no-store';
    response.set('Cache-Control', caching).status(status).json(answer);
  };
}
