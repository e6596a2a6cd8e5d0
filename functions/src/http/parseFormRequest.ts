import {
  FOREIGN_ORIGIN,
  INVALID_REQUEST,
  METHOD_NOT_ALLOWED,
  UNSUPPORTED_CONTENT_TYPE,
} from '../../../src/domain/site/api.ts';
import { HttpError } from './HttpError.ts';

/** Who sends a form: `ipAddress` is undefined where it cannot be proved, `authorization` is the header of that name. */
export type Sender = { ipAddress?: string | undefined; authorization?: string | undefined };

/**
 * The part of an HTTP request that decides whether its body is taken; `hosts` are the names under which this site was
 * called. `readBody` throws an `HttpError` for a body that is too large or does not come.
 */
export type FormRequest = {
  method: string;
  contentType: string;
  origin: string | undefined;
  hosts: string[];
  readBody: () => Promise<Uint8Array>;
};

/**
 * The JSON object of a form submission. Refuses other methods than POST (405), pages of other sites (403), other
 * media types (415), more than 32 KB (413) and what is not a JSON object (400), in this order; the body is not read
 * before its turn.
 */
export async function parseFormRequest(request: FormRequest): Promise<object> {
  const { method, contentType, origin, hosts, readBody } = request;
  if (method !== 'POST') throw new HttpError(405, { error: METHOD_NOT_ALLOWED });
  if (origin !== undefined && !isOwnOrigin(origin, hosts))
    throw new HttpError(403, { error: FOREIGN_ORIGIN });
  if (!/^application\/json\s*(;|$)/i.test(contentType))
    throw new HttpError(415, { error: UNSUPPORTED_CONTENT_TYPE });
  const value = parseJson(await readBody());
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, { error: INVALID_REQUEST });
  return value;
}

/**
 * Whether a request comes from a page of this site. A browser always names the page's origin on a POST and no page can forge
 * it or the forwarded host, so comparing the two holds for the default domain, for a custom one and for a local run; the
 * configured address is one more host. Programs outside a browser may leave the header out; the captcha stops those.
 */
export function isOwnOrigin(origin: string, hosts: readonly string[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
