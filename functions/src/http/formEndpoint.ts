import type { Request } from 'firebase-functions/https';
import { INVALID_REQUEST } from '../../../src/domain/site/requestErrors.ts';
import { clientIpAddress, type IpNetwork } from './clientIpAddress.ts';
import { answerOf, type FailureReport, HttpError } from './HttpError.ts';
import { hasOwnOrigin, takeBody } from './takeBody.ts';

/** The sender of a form: `ipAddress` is undefined if it is not proved, `authorization` is the request's header. */
export type Sender = { ipAddress?: string | undefined; authorization?: string | undefined };

type FunctionResponse = Pick<NonNullable<Request['res']>, 'status' | 'set' | 'json'>;

type FormEndpointSettings = FailureReport & {
  trusted: readonly IpNetwork[];
  /** The site's address. Its pages may send forms, even if forwarded headers name another host. */
  siteUrl: () => string;
};

/**
 * Runs a handler for POST requests whose body is a JSON object (see takeBody and answerOf). Clients that are not
 * browsers may omit the origin, because the captcha stops robots.
 */
export function formEndpoint(
  handle: (body: object, sender: Sender) => Promise<object>,
  onFailure: string,
  { trusted, siteUrl, ...report }: FormEndpointSettings,
) {
  return async (request: Request, response: FunctionResponse): Promise<void> => {
    const run = async () => {
      const isOwn = request.get('origin') === undefined || hasOwnOrigin(request, siteUrl());
      const body = parseObject(await takeBody(request, isOwn));
      const ipAddress = clientIpAddress((name) => request.get(name), trusted);
      return handle(body, { ipAddress, authorization: request.get('authorization') });
    };
    const { status, answer } = await answerOf(run, { event: 'form.failed', onFailure, ...report });
    if (status === 405) response.set('Allow', 'POST');
    // Closes the connection, because the rest of the body may be unread.
    if (status !== 200) response.set('Connection', 'close');
    response.set('Cache-Control', 'no-store').status(status).json(answer);
  };
}

/** Parses a JSON object. Throws an `HttpError` with 400 for anything else. */
export function parseObject(body: Uint8Array): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // Invalid JSON is refused like JSON that is not an object.
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new HttpError(400, { error: INVALID_REQUEST });
}
