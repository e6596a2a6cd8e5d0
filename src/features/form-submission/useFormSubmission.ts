import { useCallback, useEffect, useRef, useState } from 'react';
import { useElapsedTime } from '#src/components/form/useElapsedTime.ts';
import { type FormErrors, type FormValues, useForm } from '#src/components/form/useForm.ts';
import type { AntiSpamFields } from '#src/domain/forms/contact.ts';
import { CAPTCHA_REQUIRED } from '#src/domain/forms/fieldMessages.ts';
import type { validateFields } from '#src/domain/forms/validateFields.ts';
import { tellFigures } from '#src/services/browser/figures.ts';
import { SubmissionError } from '#src/services/forms/postForm.ts';
import type { CaptchaHandle } from './CaptchaChallenge.tsx';

/** Maximum wait for the captcha, which begins to load only when the visitor uses the form. */
const CAPTCHA_WAIT_MS = 8000;

interface FormSubmissionOptions<Output> {
  /** Converts the values to a request body, or to errors by field. Loads the validation rules when it is called. */
  read: (values: FormValues) => Promise<ReturnType<typeof validateFields<Output>>>;
  /** Rejects with a SubmissionError. */
  send: (output: Output, antiSpam: AntiSpamFields) => Promise<void>;
  unreachable: string;
  counted?: 'sent' | 'booked';
}

export function useFormSubmission<Output>(options: FormSubmissionOptions<Output>) {
  const { read, send, unreachable, counted = 'sent' } = options;
  const captcha = useRef<CaptchaHandle>(null);
  const whenCaptchaLoads = useRef<() => void>(undefined);
  const validated = useRef<Output>(undefined);
  const elapsed = useElapsedTime();
  const [touched, setTouched] = useState(false);

  // Every failure has a message for the visitor, even if a chunk cannot be loaded.
  const tell = (error: unknown): never => {
    const told = error instanceof SubmissionError ? error : new SubmissionError(unreachable, 'offline');
    // A captcha token can be used once. If nothing was sent, it is still valid.
    if (told.reason !== 'offline') captcha.current?.reset();
    throw told;
  };

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

  const check = async (values: FormValues): Promise<FormErrors> => {
    const { output, fields } = await read(values);
    validated.current = output;
    if (!fields) await captchaLoaded();
    return { ...fields, ...(captcha.current?.token() ? {} : { captcha: CAPTCHA_REQUIRED }) };
  };
  const form = useForm({
    validate: (values) => check(values).catch(tell),
    submit: async (values) => {
      const antiSpam = {
        conferencia: values.conferencia ?? '',
        recaptchaToken: captcha.current?.token() ?? '',
        elapsedMs: elapsed(),
      };
      await send(validated.current as Output, antiSpam).catch(tell);
      tellFigures(counted);
      captcha.current?.reset();
    },
  });
  useEffect(() => {
    if (touched) tellFigures('form');
  }, [touched]);

  const handleTouch = () => setTouched(true);
  return {
    ...form,
    formProps: { ...form.formProps, onFocus: handleTouch, onPointerDown: handleTouch },
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
