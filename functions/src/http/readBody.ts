import type { IncomingMessage } from 'node:http';
import { BODY_TOO_LARGE, INVALID_REQUEST } from '../../../src/domain/site/api.ts';
import { BODY_LIMIT, BODY_WITHIN_MS, DISCARD_LIMIT } from '../policy/requestLimits.ts';
import { HttpError } from './HttpError.ts';

/**
 * The bytes of a request's body. Throws an `HttpError` with 413 for more than 32 KB and with 408 for what has not
 * arrived after 10 s. A body whose declared `length` is far over the limit is not read at all; of any other, what is
 * over the limit is discarded, up to a size at which the connection is cut off, so that the sender can read the answer.
 */
export function readBody(request: IncomingMessage, length: number | undefined): Promise<Uint8Array> {
  const tooLarge = () => new HttpError(413, { error: BODY_TOO_LARGE });
  if (length !== undefined && length > DISCARD_LIMIT) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const timer = setTimeout(() => fail(new HttpError(408, { error: INVALID_REQUEST })), BODY_WITHIN_MS);
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);

    function onData(chunk: Uint8Array): void {
      size += chunk.byteLength;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      else chunks.length = 0;
      if (size > DISCARD_LIMIT) fail(tooLarge());
    }
    function onEnd(): void {
      stop();
      if (size > BODY_LIMIT) reject(tooLarge());
      else resolve(Buffer.concat(chunks));
    }
    function onError(): void {
      fail(new HttpError(400, { error: INVALID_REQUEST }));
    }
    function fail(error: HttpError): void {
      stop();
      request.on('error', () => {});
      request.pause();
      reject(error);
    }
    function stop(): void {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
    }
  });
}
