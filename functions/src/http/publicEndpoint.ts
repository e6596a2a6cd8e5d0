import type { Request } from 'firebase-functions/https';
import type { ApiFailure } from '../../../src/domain/api.ts';
import { HttpError } from './HttpError.ts';

type PublicResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'json'>;

type PublicEndpointSettings = {
  /** Seconds for which the edge may repeat an answer to others. */
  cachedSeconds: number;
  log: (level: 'error', event: string, details: object) => void;
  countEvent: (event: 'failed') => Promise<void>;
};

/**
 * Runs a handler for GET requests of everybody: its value is answered with 200 and may be cached at the edge, an
 * `HttpError` with its own status, anything else with 500 and the sentence `onFailure`; neither of these is cached.
 */
export function publicEndpoint<Answer extends object>(
  handle: (query: Request['query']) => Promise<Answer>,
  onFailure: string,
  { cachedSeconds, log, countEvent }: PublicEndpointSettings,
) {
  return async (request: Request, response: PublicResponse): Promise<void> => {
    const { status, answer } = await run();
    if (status === 405) response.set('Allow', 'GET, HEAD');
    const caching = status === 200 ? `public, max-age=0, s-maxage=${cachedSeconds}` : 'no-store';
    response.set('Cache-Control', caching).status(status).json(answer);

    async function run(): Promise<{ status: number; answer: Answer | ApiFailure }> {
      try {
        if (request.method !== 'GET' && request.method !== 'HEAD')
          throw new HttpError(405, { error: onFailure });
        return { status: 200, answer: await handle(request.query) };
      } catch (error) {
        if (error instanceof HttpError) return error;
        log('error', 'public.failed', { name: error instanceof Error ? error.name : typeof error });
        await countEvent('failed');
        return { status: 500, answer: { error: onFailure } };
      }
    }
  };
}
