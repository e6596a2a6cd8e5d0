import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'firebase-functions/https';
import {
  FOREIGN_ORIGIN,
  METHOD_NOT_ALLOWED,
  UNSUPPORTED_CONTENT_TYPE,
} from '../../../src/domain/site/requestErrors.ts';
import { HttpError } from './HttpError.ts';
import { readBody } from './readBody.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The headers of requests whose bodies are hidden. `length` is in bytes, and undefined for a chunked body. */
const declared = new WeakMap<IncomingMessage, { contentType: string; length: number | undefined }>();

/**
 * Hides request bodies from the functions framework, so that the function `name` can refuse them unread (see readBody).
 * The framework would first read up to a gigabyte; it skips requests that declare no body. Node publishes requests on
 * this channel before the framework sees them. In the emulator, one process serves all functions.
 */
export function keepBodyUnread(name: string): void {
  if (process.env.FUNCTION_TARGET !== name && process.env.FUNCTIONS_EMULATOR !== 'true') return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (declared.has(request)) return;
    const { headers } = request;
    const length = Number(headers['content-length']);
    declared.set(request, {
      contentType: headers['content-type'] ?? '',
      length: Number.isSafeInteger(length) ? length : undefined,
    });
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}

/** Reads a POST request's JSON body. Throws an `HttpError` with 405, 403 (not `isOwn`) or 415, or readBody's errors. */
export async function takeBody(request: Request, isOwn: boolean): Promise<Uint8Array> {
  const { contentType = request.get('content-type') ?? '', length } = declared.get(request) ?? {};
  if (request.method !== 'POST') throw new HttpError(405, { error: METHOD_NOT_ALLOWED });
  if (!isOwn) throw new HttpError(403, { error: FOREIGN_ORIGIN });
  if (!JSON_TYPE.test(contentType)) throw new HttpError(415, { error: UNSUPPORTED_CONTENT_TYPE });
  return request.rawBody ?? readBody(request, length);
}

/**
 * Whether a request comes from a page of this site: its origin is the forwarded host or the host of `siteUrl`. Browsers
 * send the page's origin with each POST; no page can forge it. Note: Hosting's forwarded header is undocumented.
 */
export function hasOwnOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.get('origin') ?? '';
  const configured = URL.canParse(siteUrl) ? new URL(siteUrl).host : undefined;
  const hosts = [request.get('x-forwarded-host'), request.get('host'), configured].flatMap(
    (value) => value?.split(',').map((host) => host.trim()) ?? [],
  );
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
