import type { Request } from 'firebase-functions/https';
import type { ApiFailure } from '../../../src/domain/api.ts';
import { clientIpAddress } from './clientIpAddress.ts';
import type { FormRequest } from './FormRequest.ts';
import { HttpError } from './HttpError.ts';
import { declaredContentType } from './receiveBytes.ts';

type FunctionResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'json'>;

/**
 * Runs a handler as an HTTP function: its value is answered with 200, an `HttpError` with its own status, and
 * anything else with 500 and the sentence `onFailure`, the error's name alone being logged.
 */
export function formEndpoint<Success extends object>(
  handle: (request: FormRequest) => Promise<Success>,
  onFailure: string,
  log: (level: 'error', event: string, details: object) => void,
) {
  return async (request: Request, response: FunctionResponse): Promise<void> => {
    const { status, answer } = await run();
    if (status === 405) response.set('Allow', 'POST');
    response.set('Cache-Control', 'no-store').status(status).json(answer);

    async function run(): Promise<{ status: number; answer: Success | ApiFailure }> {
      try {
        return { status: 200, answer: await handle(toFormRequest(request)) };
      } catch (error) {
        if (error instanceof HttpError) return error;
        log('error', 'form.failed', { name: error instanceof Error ? error.name : typeof error });
        return { status: 500, answer: { error: onFailure } };
      }
    }
  };
}

function toFormRequest(request: Request): FormRequest {
  // Hosting calls the function by the function's own host and names the visitor's in the forwarded header.
  const hosts = [request.get('x-forwarded-host'), request.get('host')];
  return {
    method: request.method,
    contentType: declaredContentType(request) ?? request.get('content-type') ?? '',
    origin: request.get('origin'),
    hosts: hosts.flatMap((value) => value?.split(',').map((host) => host.trim()) ?? []),
    body: request.rawBody ?? new Uint8Array(),
    ipAddress: clientIpAddress(request),
    authorization: request.get('authorization'),
  };
}
