import type { Request } from 'firebase-functions/https';
import { clientIpAddress, type IpNetwork } from './clientIpAddress.ts';
import { answerOf, type FailureReport } from './HttpError.ts';
import { declaredBody } from './keepBodyUnread.ts';
import { type FormRequest, parseFormRequest, type Sender } from './parseFormRequest.ts';
import { readBody } from './readBody.ts';

type FunctionResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'json'>;

type FormEndpointSettings = FailureReport & {
  /** Servers whose forwarded headers are believed (see clientIpAddress). */
  trusted: readonly IpNetwork[];
  /** Address of the site, whose pages may send forms whatever the forwarded headers say. */
  siteUrl: () => string;
};

/** Runs a handler as an HTTP function for POST requests (see answerOf for its answers). */
export function formEndpoint(
  handle: (body: object, sender: Sender) => Promise<object>,
  onFailure: string,
  { trusted, siteUrl, ...report }: FormEndpointSettings,
) {
  return async (request: Request, response: FunctionResponse): Promise<void> => {
    const run = async () => {
      const body = await parseFormRequest(toFormRequest(request, siteUrl()));
      const ipAddress = clientIpAddress((name) => request.get(name), trusted);
      return handle(body, { ipAddress, authorization: request.get('authorization') });
    };
    const { status, answer } = await answerOf(run, { event: 'form.failed', onFailure, ...report });
    if (status === 405) response.set('Allow', 'POST');
    // Do not wait for the rest of the body.
    if (status !== 200) response.set('Connection', 'close');
    response.set('Cache-Control', 'no-store').status(status).json(answer);
  };
}

function toFormRequest(request: Request, siteUrl: string): FormRequest {
  const declared = declaredBody(request);
  return {
    method: request.method,
    contentType: declared?.contentType ?? request.get('content-type') ?? '',
    origin: request.get('origin'),
    hosts: hostsOf(request, siteUrl),
    readBody: async () => request.rawBody ?? readBody(request, declared?.length),
  };
}

/**
 * The names under which the site was called. Hosting calls the function by the function's own host and names the visitor's
 * in the forwarded header, which is documented nowhere; so the configured address counts too.
 */
export function hostsOf(request: Request, siteUrl: string): string[] {
  const configured = URL.canParse(siteUrl) ? new URL(siteUrl).host : undefined;
  const hosts = [request.get('x-forwarded-host'), request.get('host'), configured];
  return hosts.flatMap((value) => value?.split(',').map((host) => host.trim()) ?? []);
}
