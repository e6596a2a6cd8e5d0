import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'firebase-functions/https';
import type { ApiFailure } from '../../../src/domain/api.ts';
import { type FormRequest, Refusal } from '../handlers/formSubmission.ts';

const contentTypes = new WeakMap<IncomingMessage, string>();

/**
 * Hands request bodies to the function `name` as bytes. The functions framework parses JSON before a function
 * runs and answers a malformed body itself, with a page that shows its own errors; it leaves alone what is not
 * declared as JSON, text or form. Node announces each request on this channel before the framework sees it.
 * Only the process that serves `name` is touched, because events of other functions need the parser.
 */
export function receiveBytes(name: string): void {
  if (process.env.FUNCTION_TARGET !== name) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    contentTypes.set(request, request.headers['content-type'] ?? '');
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

type Answering = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'json'>;

/**
 * Runs a pure handler as an HTTP function: its value is answered with 200, a `Refusal` with its own status, and
 * anything else with 500 and the sentence `onFailure`, the error's name alone being logged.
 */
export function formEndpoint<Success extends object>(
  handle: (request: FormRequest) => Promise<Success>,
  onFailure: string,
  log: (level: 'error', event: string, details: object) => void,
) {
  return async (request: Request, response: Answering): Promise<void> => {
    const { status, answer } = await run();
    if (status === 405) response.set('Allow', 'POST');
    response.set('Cache-Control', 'no-store').status(status).json(answer);

    async function run(): Promise<{ status: number; answer: Success | ApiFailure }> {
      try {
        return { status: 200, answer: await handle(toFormRequest(request)) };
      } catch (error) {
        if (error instanceof Refusal) return error;
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
    contentType: contentTypes.get(request) ?? request.get('content-type') ?? '',
    origin: request.get('origin'),
    hosts: hosts.flatMap((value) => value?.split(',').map((host) => host.trim()) ?? []),
    body: request.rawBody ?? new Uint8Array(),
    address: addressOf(request),
  };
}

/**
 * The visitor's address as Google's and Hosting's servers tell it. Hosting names it in a header of its own; without
 * Hosting it is the last of the forwarded ones, because whoever calls may invent those before it. A caller who invents
 * Hosting's headers counts as somebody else, which is why the captcha comes after this and not instead of it.
 */
function addressOf(request: Request): string {
  const forwarded = request.get('x-forwarded-for')?.split(',') ?? [];
  const viaHosting = request.get('x-forwarded-host') && (request.get('fastly-client-ip') ?? forwarded[0]);
  return viaHosting || forwarded.at(-1) || 'unknown';
}
