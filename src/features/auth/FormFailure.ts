import type { FormErrors } from '#src/components/form/useForm.ts';
import type { FailureReason } from '#src/domain/site/failureReason.ts';

/** The failure of an account form: a message, errors by field, or both. */
export class FormFailure extends Error {
  readonly fields: FormErrors | undefined;
  /** Set if there was no response, because the browser is offline or the ServiceError says so. */
  readonly reason: FailureReason | undefined;

  constructor(message: string, { fields, cause }: { fields?: FormErrors | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'FormFailure';
    this.fields = fields;
    const unreachable = !navigator.onLine || (cause as { code?: string } | undefined)?.code === 'unreachable';
    this.reason = unreachable && !fields ? 'unanswered' : undefined;
  }
}
