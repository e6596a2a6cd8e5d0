import {
  type ApiFailure,
  BODY_TOO_LARGE,
  FOREIGN_ORIGIN,
  INVALID_REQUEST,
  METHOD_NOT_ALLOWED,
  UNSUPPORTED_CONTENT_TYPE,
} from '../../../src/domain/api.ts';

/** Largest accepted body in bytes: the longest valid form, every character escaped, is a third of it. */
const BODY_LIMIT = 32 * 1024;

/**
 * What a handler needs to know of an HTTP request; `hosts` are the names under which this site was called, `address`
 * is the visitor's, as far as the servers on the way told it.
 */
export type FormRequest = {
  method: string;
  contentType: string;
  origin: string | undefined;
  hosts: string[];
  body: Uint8Array;
  address: string;
};

/** Thrown to end a request with `status` and an answer that a visitor may read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly answer: ApiFailure;

  constructor(status: number, answer: ApiFailure) {
    super(`${status}`);
    this.status = status;
    this.answer = answer;
  }
}

/**
 * The JSON object of a form submission. Refuses other methods than POST (405), pages of other sites (403), other
 * media types (415), more than 32 KB (413) and what is not a JSON object (400), in this order.
 */
export function readFormSubmission({ method, contentType, origin, hosts, body }: FormRequest): object {
  if (method !== 'POST') throw new Refusal(405, { error: METHOD_NOT_ALLOWED });
  if (origin !== undefined && !isOwnOrigin(origin, hosts)) throw new Refusal(403, { error: FOREIGN_ORIGIN });
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new Refusal(415, { error: UNSUPPORTED_CONTENT_TYPE });
  }
  if (body.byteLength > BODY_LIMIT) throw new Refusal(413, { error: BODY_TOO_LARGE });
  const value = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, { error: INVALID_REQUEST });
  }
  return value;
}

// A browser always names the page's origin on a POST and no page can forge it or the forwarded host, so comparing
// the two needs no list of addresses: it holds for the default domain, for a custom one and for a local run.
// Programs outside a browser may leave the header out; the captcha is what stops those.
function isOwnOrigin(origin: string, hosts: string[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
