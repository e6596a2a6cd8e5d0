import { useEffect, useRef, useState } from 'react';
import { useElapsedTime } from '#src/components/form/useElapsedTime.ts';
import { type FormValues, useForm } from '#src/components/form/useForm.ts';
import type { FieldErrors } from '#src/domain/api.ts';
import type { ContactRequestBody } from '#src/domain/contact.ts';
import { SubmissionError } from '#src/services/postForm.ts';

/** The part of a captcha that a submission needs. */
interface SolvableCaptcha {
  token: () => string | null;
  reset: () => void;
}

/** What says that a person sent it. */
export type AntiSpamFields = Pick<ContactRequestBody, 'recaptchaToken' | 'conferencia' | 'elapsedMs'>;

/** What the studio answered: with `underReview` it looks at the submission before the visitor gets a mail. */
export type Accepted = { underReview: boolean };

type Validated<Output> = { output: Output; fields?: undefined } | { output?: undefined; fields: FieldErrors };

export interface FormSubmissionOptions<Output> {
  /**
   * What the values make, or what is wrong with each field. It loads the rules, so that reading the page costs nothing
   * of them.
   */
  read: (values: FormValues) => Promise<Validated<Output>>;
  /** Rejects with a SubmissionError. */
  send: (output: Output, antiSpam: AntiSpamFields) => Promise<Accepted>;
  /** What is said of a failure that brings no sentence of its own. */
  words: { failed: string; unreachable: string };
  onSent?: () => void;
  /** For the page's title, which says when there are errors. */
  onErrorsChange: (hasErrors: boolean) => void;
}

/** A form that is sent to the studio: its state, its captcha, and the two quiet guards. */
export function useFormSubmission<Output>({
  read,
  send,
  words,
  onSent,
  onErrorsChange,
}: FormSubmissionOptions<Output>) {
  const captcha = useRef<SolvableCaptcha>(null);
  const elapsed = useElapsedTime();
  const [touched, setTouched] = useState(false);
  const [underReview, setUnderReview] = useState(false);

  /** Whatever fails on the way, a page that cannot load the rest of its script included, ends in a sentence of ours. */
  async function withFallbackMessage<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      throw error instanceof SubmissionError ? error : new SubmissionError(words.unreachable);
    }
  }

  const form = useForm({
    validate: (values) =>
      withFallbackMessage(async () => {
        const [{ fields }, { CAPTCHA_REQUIRED }] = await Promise.all([
          read(values),
          import('#src/domain/contact.ts'),
        ]);
        return { ...fields, ...(captcha.current?.token() ? {} : { captcha: CAPTCHA_REQUIRED }) };
      }),
    submit: async (values) => {
      try {
        await withFallbackMessage(async () => {
          const { output, fields } = await read(values);
          if (fields) throw new SubmissionError(words.failed, fields);
          const accepted = await send(output, {
            conferencia: values.conferencia ?? '',
            recaptchaToken: captcha.current?.token() ?? '',
            elapsedMs: elapsed(),
          });
          setUnderReview(accepted.underReview);
        });
        onSent?.();
      } finally {
        captcha.current?.reset();
      }
    },
  });
  const { errors, hasErrors, clearError } = form;
  useEffect(() => onErrorsChange(hasErrors), [hasErrors, onErrorsChange]);

  return {
    ...form,
    underReview,
    onTouch: () => setTouched(true),
    captchaProps: {
      ref: captcha,
      active: touched,
      error: errors.captcha,
      onSolve: () => clearError('captcha'),
    },
  };
}

export type FormSubmission = ReturnType<typeof useFormSubmission>;
