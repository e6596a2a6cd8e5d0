import type { ApiFailure, FieldErrors } from '#src/domain/api.ts';

/** A submission that did not go through, with a sentence for the visitor and the message of each wrong field. */
export class SubmissionError extends Error {
  readonly fields: FieldErrors | undefined;

  constructor(message: string, fields?: FieldErrors) {
    super(message);
    this.name = 'SubmissionError';
    this.fields = fields;
  }
}

const TIMEOUT_MS = 60_000;

interface Sentences {
  /** When the answer has no sentence of its own. */
  failed: string;
  /** When no answer came. */
  unreachable: string;
}

/**
 * Posts JSON to a function of ours and returns its answer. Throws a SubmissionError with the function's own sentence,
 * else `failed`, else, without any answer, `unreachable` (docs/product.md, section 8).
 */
export async function postForm<Answer>(path: string, body: object, sentences: Sentences): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new SubmissionError(sentences.unreachable);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer) return answer as Answer;
  const { error, fields } = (answer ?? {}) as Partial<ApiFailure>;
  throw new SubmissionError(error || sentences.failed, fields);
}
