import type { ApiFailure } from '../../../src/domain/api.ts';

/** Thrown to end a request with `status` and an answer that a visitor may read. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly answer: ApiFailure;

  constructor(status: number, answer: ApiFailure) {
    super(`${status}`);
    this.status = status;
    this.answer = answer;
  }
}
