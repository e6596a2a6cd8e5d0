import { on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { BODY_TOO_LARGE, INVALID_REQUEST } from '../../../src/domain/site/requestErrors.ts';
import { HttpError } from './HttpError.ts';

/** Maximum size of a body in bytes: three times the size of the longest valid form with all characters escaped. */
const BODY_LIMIT = 32 * 1024;

/** Number of bytes of a larger body that are read and discarded before the connection is closed. */
const DISCARD_LIMIT = 256 * 1024;

const BODY_WITHIN_MS = 10_000;

/**
 * Reads a request's body. Throws an `HttpError` with 413 above 32 KB and 408 after 10 s. If the declared length is
 * above 256 KB, reads nothing. Other long bodies are read and discarded, so that the sender can read the response.
 */
export async function readBody(request: IncomingMessage, length = 0): Promise<Uint8Array> {
  const tooLarge = new HttpError(413, { error: BODY_TOO_LARGE });
  if (length > DISCARD_LIMIT) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const signal = AbortSignal.timeout(BODY_WITHIN_MS);
  try {
    for await (const [chunk] of on(request, 'data', { signal, close: ['end', 'close'] })) {
      size += chunk.byteLength;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      if (size > DISCARD_LIMIT) break;
    }
  } catch {
    // The code below handles timeouts and broken connections.
  }
  if (request.complete && size <= BODY_LIMIT) return Buffer.concat(chunks);
  request.on('error', () => {});
  request.pause();
  if (size > BODY_LIMIT && !signal.aborted) throw tooLarge;
  throw new HttpError(signal.aborted ? 408 : 400, { error: INVALID_REQUEST });
}
