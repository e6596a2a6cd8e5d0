import type { ApiPath } from '#src/domain/site/apiPaths.ts';
import { currentUser } from './firebaseAuth.ts';
import { ServiceError, service } from './ServiceError.ts';

const TIMEOUT_MS = 60_000;

/**
 * Posts JSON to a function as the signed-in member and returns the response. Throws a ServiceError: `signed-out` (401),
 * `denied` (403), else `failed`. The error's cause is the function's response, if any.
 */
export function callFunction<Answer>(path: ApiPath, body: object): Promise<Answer> {
  return post(path, body);
}

const post = service(async (path: string, body: object) => {
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
  return response.json();
});
