import type { FormErrors } from '#src/components/form/useForm.ts';

/** What an account form shows when it did not go through: a sentence, or messages beside the fields, or both. */
export class FormFailure extends Error {
  readonly fields: FormErrors | undefined;

  constructor(message: string, { fields, cause }: { fields?: FormErrors | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'FormFailure';
    this.fields = fields;
  }
}
