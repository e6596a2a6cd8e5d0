import type { FormErrors } from '#src/components/form/useForm.ts';
import type { FailureReason } from '#src/domain/site/failureReason.ts';

/** The failure of an account form: a message, errors by field, or both. */
export class FormFailure extends Error {
  readonly fields: FormErrors | undefined;
  /** The reason, if there was no response. Derived from the connection, or from the ServiceError of the failure. */
  readonly reason: FailureReason | undefined;

  constructor(message: string, { fields, cause }: { fields?: FormErrors | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'FormFailure';
    this.fields = fields;
    const unreachable = !navigator.onLine || (cause as { code?: string } | undefined)?.code === 'unreachable';
    this.reason = unreachable && !fields ? 'unanswered' : undefined;
  }
}
