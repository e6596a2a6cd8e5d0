import type { ApiFailure } from '../../../src/domain/site/api.ts';

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

/** Where failures of ours are told: `countEvent` never rejects. */
export type FailureReport = {
  log: (level: 'error', event: string, details: object) => void;
  countEvent: (event: 'failed') => Promise<void>;
};

/**
 * What a request is answered with: the value of `work` with 200, an `HttpError` with its own status, and anything else
 * with 500 and the sentence `onFailure`, the error's name alone being logged, as `event`.
 */
export async function answerOf<Answer>(
  work: () => Promise<Answer>,
  { event, onFailure, log, countEvent }: FailureReport & { event: string; onFailure: string },
): Promise<{ status: number; answer: Answer | ApiFailure }> {
  try {
    return { status: 200, answer: await work() };
  } catch (error) {
    if (error instanceof HttpError) return error;
    log('error', event, { name: error instanceof Error ? error.name : typeof error });
    await countEvent('failed');
    return { status: 500, answer: { error: onFailure } };
  }
}
