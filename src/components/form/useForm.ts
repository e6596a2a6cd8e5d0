import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import type { FailureReason } from '#src/domain/site/failureReason.ts';

export type FormErrors = Partial<Record<string, string>>;
export type FormStatus =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'success' }
  | { status: 'failed'; message: string; reason?: FailureReason | undefined };

export type FormValues = Record<string, string>;

/** The form shows the message unchanged, followed by its reason, and the errors of `fields` beside their controls. */
interface Failure {
  message: string;
  reason?: FailureReason | undefined;
  fields?: FormErrors | undefined;
}

interface FormOptions {
  validate: (values: FormValues) => FormErrors | Promise<FormErrors>;
  submit: (values: FormValues) => Promise<void>;
}

/** Fields that are not our own form controls (the captcha) have their name in `data-field`. */
const nameOf = (field: HTMLElement) => field.getAttribute('name') ?? field.dataset.field ?? '';

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('[name]:enabled, [data-field]'),
];

function focusField(form: HTMLFormElement, errors: FormErrors): void {
  const first = fieldsOf(form).find((field) => errors[nameOf(field)]);
  if (!first) return;
  first.focus({ preventScroll: true });
  (first.closest<HTMLElement>('[data-invalid]') ?? first).scrollIntoView({ block: 'nearest' });
}

const focusSubmit = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type="submit"]')?.focus();

export function errorCount(count: number): string {
  return count === 1 ? '1 campo precisa de atenção' : `${count} campos precisam de atenção`;
}

export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * The values stay in the DOM, so that text typed before hydration or a failure is kept. An invalid form focuses its
 * first invalid field. An error disappears when its field is edited (docs/product.md, section 5).
 */
export function useForm({ validate, submit }: FormOptions) {
  const formRef: RefObject<HTMLFormElement | null> = useRef(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [state, setState] = useState<FormStatus>({ status: 'idle' });

  const showErrors = (form: HTMLFormElement, found: FormErrors) => {
    const names = [...fieldsOf(form).map(nameOf), ...Object.keys(found)];
    flushSync(() => setErrors(Object.fromEntries(names.map((name) => [name, found[name]]))));
    focusField(form, found);
    announce(errorCount(Object.values(found).filter(Boolean).length));
  };

  const clearError = useCallback((name: string) => {
    setErrors((current) => (current[name] ? { ...current, [name]: undefined } : current));
  }, []);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'submitting') return;
    const form = event.currentTarget;
    const values = readValues(form);
    // Safari does not focus a button that is clicked.
    if (document.activeElement === document.body) focusSubmit(form);
    setState({ status: 'submitting' });
    try {
      const found = await validate(values);
      if (Object.values(found).some(Boolean)) {
        setState({ status: 'idle' });
        showErrors(form, found);
        return;
      }
      await submit(values);
      setState({ status: 'success' });
    } catch (error) {
      const { message, reason, fields } = error as Failure;
      flushSync(() => setState({ status: 'failed', message, reason }));
      if (fields) showErrors(form, fields);
      // The focused element may be gone (for example in a reset captcha), so the button takes the focus.
      else if (reason || document.activeElement === document.body) focusSubmit(form);
    }
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof Element) clearError(event.target.getAttribute('name') ?? '');
  };

  const focusOn = useCallback((name: string) => {
    if (formRef.current) focusField(formRef.current, { [name]: name });
  }, []);

  const startAgain = useCallback(() => {
    setErrors({});
    setState({ status: 'idle' });
  }, []);

  return {
    formProps: {
      ref: formRef,
      noValidate: true,
      // Before hydration or without scripts, a submitted form sends nothing, so no typed text gets into a URL.
      method: 'dialog',
      onSubmit: handleSubmit,
      onInput: handleInput,
    },
    formRef,
    errors,
    state,
    clearError,
    focusOn,
    startAgain,
  };
}
