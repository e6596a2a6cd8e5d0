import type { Request } from 'firebase-functions/https';
import type { ApiFailure } from '../../../src/domain/api.ts';
import { clientIpAddress, type IpNetwork } from './clientIpAddress.ts';
import { HttpError } from './HttpError.ts';
import { declaredBody } from './keepBodyUnread.ts';
import type { FormRequest } from './parseFormRequest.ts';
import { readBody } from './readBody.ts';

type FunctionResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'json'>;

type FormEndpointSettings = {
  log: (level: 'error', event: string, details: object) => void;
  /** Hears of every request that ended in an error of ours; never rejects. */
  countEvent: (event: 'failed') => Promise<void>;
  /** Servers whose forwarded headers are believed (see clientIpAddress). */
  trusted: readonly IpNetwork[];
  /** Address of the site, whose pages may send forms whatever the forwarded headers say. */
  siteUrl: () => string;
};

/**
 * Runs a handler as an HTTP function: its value is answered with 200, an `HttpError` with its own status, and
 * anything else with 500 and the sentence `onFailure`, the error's name alone being logged.
 */
export function formEndpoint<Success extends object>(
  handle: (request: FormRequest) => Promise<Success>,
  onFailure: string,
  { log, countEvent, trusted, siteUrl }: FormEndpointSettings,
) {
  return async (request: Request, response: FunctionResponse): Promise<void> => {
    const { status, answer } = await run();
    if (status === 405) response.set('Allow', 'POST');
    // What is left of the body is not waited for.
    if (status !== 200) response.set('Connection', 'close');
    response.set('Cache-Control', 'no-store').status(status).json(answer);

    async function run(): Promise<{ status: number; answer: Success | ApiFailure }> {
      try {
        return { status: 200, answer: await handle(toFormRequest(request, trusted, siteUrl())) };
      } catch (error) {
        if (error instanceof HttpError) return error;
        log('error', 'form.failed', { name: error instanceof Error ? error.name : typeof error });
        await countEvent('failed');
        return { status: 500, answer: { error: onFailure } };
      }
    }
  };
}

function toFormRequest(request: Request, trusted: readonly IpNetwork[], siteUrl: string): FormRequest {
  const declared = declaredBody(request);
  // Hosting calls the function by the function's own host and names the visitor's in the forwarded header, which is
  // documented nowhere; so the configured address counts too.
  const hosts = [request.get('x-forwarded-host'), request.get('host'), hostOf(siteUrl)];
  return {
    method: request.method,
    contentType: declared?.contentType ?? request.get('content-type') ?? '',
    origin: request.get('origin'),
    hosts: hosts.flatMap((value) => value?.split(',').map((host) => host.trim()) ?? []),
    readBody: async () => request.rawBody ?? readBody(request, declared?.length),
    ipAddress: clientIpAddress((name) => request.get(name), trusted),
    authorization: request.get('authorization'),
  };
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
