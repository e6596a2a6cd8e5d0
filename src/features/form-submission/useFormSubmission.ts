import { useCallback, useEffect, useRef, useState } from 'react';
import { useElapsedTime } from '#src/components/form/useElapsedTime.ts';
import { type FormValues, useForm } from '#src/components/form/useForm.ts';
import type { AntiSpamFields } from '#src/domain/forms/contact.ts';
import { CAPTCHA_REQUIRED } from '#src/domain/forms/fieldMessages.ts';
import type { FieldErrors } from '#src/domain/site/apiAnswer.ts';
import { tellFigures } from '#src/services/browser/figures.ts';
import { SubmissionError } from '#src/services/forms/postForm.ts';
import type { CaptchaHandle } from './CaptchaChallenge.tsx';

/** A success with its reference ('123-456-789'). `underReview` and `unmailed` say why no confirmation is mailed. */
export type Accepted = {
  reference: string;
  underReview?: boolean | undefined;
  unmailed?: boolean | undefined;
};

/** Maximum wait for the captcha, which begins to load only when the visitor uses the form. */
const CAPTCHA_WAIT_MS = 8000;

type Validated<Output> = { output: Output; fields?: undefined } | { output?: undefined; fields: FieldErrors };

export interface FormSubmissionOptions<Output> {
  /** Converts the values to a request body, or to errors by field. Loads the validation rules when it is called. */
  read: (values: FormValues) => Promise<Validated<Output>>;
  /** Rejects with a SubmissionError. */
  send: (output: Output, antiSpam: AntiSpamFields) => Promise<Accepted>;
  /** The message for failures that have no message of their own. */
  unreachable: string;
  onSent?: () => void;
  counted?: 'sent' | 'booked';
}

/** A form that is sent to the studio: its state, captcha, honeypot and elapsed time. */
export function useFormSubmission<Output>(options: FormSubmissionOptions<Output>) {
  const { read, send, unreachable, onSent, counted = 'sent' } = options;
  const captcha = useRef<CaptchaHandle>(null);
  const whenCaptchaLoads = useRef<() => void>(undefined);
  const validated = useRef<Output>(undefined);
  const elapsed = useElapsedTime();
  const [touched, setTouched] = useState(false);
  const [accepted, setAccepted] = useState<Accepted>();

  /** Gives every failure a message for the visitor, even if a chunk cannot be loaded. */
  async function withFallbackMessage<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      throw error instanceof SubmissionError ? error : new SubmissionError(unreachable, 'offline');
    }
  }

  const holdCaptcha = useCallback((loaded: CaptchaHandle | null) => {
    captcha.current = loaded;
    if (loaded) whenCaptchaLoads.current?.();
  }, []);

  /** Resolves when the captcha has loaded and can take the focus. Throws a SubmissionError if that takes too long. */
  async function captchaLoaded(): Promise<void> {
    if (captcha.current) return;
    setTouched(true);
    await new Promise<void>((resolve, reject) => {
      whenCaptchaLoads.current = resolve;
      setTimeout(() => reject(new SubmissionError(unreachable, 'offline')), CAPTCHA_WAIT_MS);
    });
  }

  const form = useForm({
    validate: (values) =>
      withFallbackMessage(async () => {
        const { output, fields } = await read(values);
        validated.current = output;
        if (!fields) await captchaLoaded();
        return { ...fields, ...(captcha.current?.token() ? {} : { captcha: CAPTCHA_REQUIRED }) };
      }),
    submit: async (values) => {
      try {
        await withFallbackMessage(async () => {
          const answer = await send(validated.current as Output, {
            conferencia: values.conferencia ?? '',
            recaptchaToken: captcha.current?.token() ?? '',
            elapsedMs: elapsed(),
          });
          tellFigures(counted);
          setAccepted(answer);
        });
      } catch (error) {
        // A captcha token can be used once. If nothing was sent, it is still valid.
        if ((error as SubmissionError).reason !== 'offline') captcha.current?.reset();
        throw error;
      }
      captcha.current?.reset();
      onSent?.();
    },
  });
  useEffect(() => {
    if (touched) tellFigures('form');
  }, [touched]);

  return {
    ...form,
    accepted,
    onTouch: () => setTouched(true),
    resetCaptcha: () => captcha.current?.reset(),
    captchaProps: {
      ref: holdCaptcha,
      active: touched,
      error: form.errors.captcha,
      onSolve: () => form.clearError('captcha'),
    },
  };
}

export type FormSubmission = ReturnType<typeof useFormSubmission>;
