import { currentUser } from './firebaseAuth.ts';
import { ServiceError, toServiceError } from './ServiceError.ts';

const TIMEOUT_MS = 60_000;

/**
 * Posts JSON to a function of ours in the name of the signed-in member and returns its answer. Throws a ServiceError:
 * `signed-out` (401), `denied` (403), `failed` for anything else; the cause is the function's answer if there was one.
 */
export function callFunction<Answer>(path: string, body: object): Promise<Answer> {
  return toServiceError(async () => {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await currentUser().getIdToken()}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) throw new ServiceError('signed-out');
    if (!response.ok)
      throw new ServiceError(
        response.status === 403 ? 'denied' : 'failed',
        await response.json().catch(() => undefined),
      );
    return (await response.json()) as Answer;
  });
}
