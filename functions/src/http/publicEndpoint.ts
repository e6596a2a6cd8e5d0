import type { Request } from 'firebase-functions/https';
import { answerOf, type FailureReport, HttpError } from './HttpError.ts';

type PublicResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'json'>;

/**
 * Runs a handler for GET requests of everybody: its value may be cached at the edge for so many seconds, no other answer
 * (see answerOf).
 */
export function publicEndpoint(
  handle: (query: Request['query']) => Promise<object>,
  onFailure: string,
  { cachedSeconds, ...report }: FailureReport & { cachedSeconds: number },
) {
  return async (request: Request, response: PublicResponse): Promise<void> => {
    const run = async () => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new HttpError(405, { error: onFailure });
      return handle(request.query);
    };
    const { status, answer } = await answerOf(run, { event: 'public.failed', onFailure, ...report });
    if (status === 405) response.set('Allow', 'GET, HEAD');
    const caching = status === 200 ? `public, max-age=0, s-maxage=${cachedSeconds}` : 'no-store';
    response.set('Cache-Control', caching).status(status).json(answer);
  };
}
