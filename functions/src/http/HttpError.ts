import type { StudioFailure } from '../../../src/domain/commands/studioAnswer.ts';
import type { ApiFailure } from '../../../src/domain/site/apiAnswer.ts';
import { withTimeout } from '../adapters/withTimeout.ts';

/** Time limit for a handler, so that every request gets a response within 30 s. */
const ANSWER_WITHIN_MS = 25_000;

/** Thrown to end a request with `status` and a message that the visitor may read. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly answer: StudioFailure;

  constructor(status: number, answer: StudioFailure) {
    super(`${status}`);
    this.status = status;
    this.answer = answer;
  }
}

export type FailureReport = { log: (level: 'error', event: string, details: object) => void };

/**
 * Runs `work`. Returns 200 with its result, the status and message of its `HttpError`, or 500 with `onFailure` after
 * another error or after 25 s. The work continues after the timeout. Repeating the request returns its result.
 */
export async function answerOf<Answer>(
  work: () => Promise<Answer>,
  { event, onFailure, log }: FailureReport & { event: string; onFailure: string },
): Promise<{ status: number; answer: Answer | ApiFailure }> {
  try {
    return { status: 200, answer: await withTimeout(ANSWER_WITHIN_MS, work()) };
  } catch (error) {
    if (error instanceof HttpError) return error;
    log('error', event, { name: error instanceof Error ? error.name : typeof error });
    return { status: 500, answer: { error: onFailure } };
  }
}
