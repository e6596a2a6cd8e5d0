import type { ApiFailure, FieldErrors } from '#src/domain/site/apiAnswer.ts';
import type { ApiPath } from '#src/domain/site/apiPaths.ts';
import type { FailureReason } from '#src/domain/site/failureReason.ts';

/** Thrown if sending a form fails. Has a message for the visitor, the reason, and the message of each wrong field. */
export class SubmissionError extends Error {
  readonly reason: FailureReason;
  readonly fields: FieldErrors | undefined;

  constructor(message: string, reason: FailureReason, fields?: FieldErrors) {
    super(message);
    this.name = 'SubmissionError';
    this.reason = reason;
    this.fields = fields;
  }
}

const TIMEOUT_MS = 60_000;

interface Sentences {
  failed: string;
  unreachable: string;
}

/**
 * Posts JSON to a function and returns its response. Throws a SubmissionError. Its message is the one in the function's
 * response; `failed` if the response has none; `unreachable` if there was no response (docs/product.md, section 8).
 */
export async function postForm<Answer>(path: ApiPath, body: object, sentences: Sentences): Promise<Answer> {
  // Checks the connection before the request. Later, nobody could know whether the request arrived.
  if (!navigator.onLine) throw new SubmissionError(sentences.unreachable, 'offline');
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new SubmissionError(sentences.unreachable, 'unanswered');
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer) return answer as Answer;
  const { error, fields } = (answer ?? {}) as Partial<ApiFailure>;
  const reason = response.status < 500 && !response.ok ? 'refused' : 'server';
  throw new SubmissionError(error || sentences.failed, reason, fields);
}
