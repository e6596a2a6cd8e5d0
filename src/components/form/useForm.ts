import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#src/components/ui/announcements.ts';

export type FormErrors = Partial<Record<string, string>>;
export type FormStatus =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'success' }
  | { status: 'failed'; message: string };

export type FormValues = Record<string, string>;

/** What a submission may throw: its message is shown as it is, its fields beside their controls. */
interface Failure {
  message: string;
  fields?: FormErrors | undefined;
}

interface FormOptions {
  /** The errors of the values, keyed by field name in any order; none when all is well. */
  validate: (values: FormValues) => FormErrors | Promise<FormErrors>;
  /** Rejects with an Error whose message can be shown. */
  submit: (values: FormValues) => Promise<void>;
}

/** Fields that are not form controls of ours (the captcha) carry their name in `data-field`. */
function focusField(form: HTMLFormElement, errors: FormErrors): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]:enabled, [data-field]')];
  const first = fields.find((field) => errors[field.getAttribute('name') ?? field.dataset.field ?? '']);
  if (!first) return;
  first.focus({ preventScroll: true });
  // The label belongs into view too, not just the box.
  (first.closest<HTMLElement>('[data-invalid]') ?? first).scrollIntoView({ block: 'nearest' });
}

/** How much is left to mend, said after the field that has the focus. */
function errorCount(errors: FormErrors): string {
  const count = Object.values(errors).filter(Boolean).length;
  return count === 1 ? '1 campo precisa de atenção' : `${count} campos precisam de atenção`;
}

/** What the controls of a form hold, keyed by their names. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * The state of a form whose values live in the document: what was typed before the script arrived is kept, and a
 * failure loses nothing. On failure of the check the first invalid field takes the focus; an error goes when its field
 * is edited (docs/product.md, section 5).
 */
export function useForm({ validate, submit }: FormOptions) {
  const formRef: RefObject<HTMLFormElement | null> = useRef(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [state, setState] = useState<FormStatus>({ status: 'idle' });

  const showErrors = (form: HTMLFormElement, found: FormErrors) => {
    flushSync(() => setErrors(found));
    focusField(form, found);
    announce(errorCount(found));
  };

  const clearError = useCallback((name: string) => {
    setErrors((current) => (current[name] ? { ...current, [name]: undefined } : current));
  }, []);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'submitting') return;
    const form = event.currentTarget;
    const values = readValues(form);
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
      const { message, fields } = error as Failure;
      setState({ status: 'failed', message });
      if (fields) showErrors(form, fields);
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
      // Sent before it is hydrated, or without scripts, it goes nowhere: nothing typed lands in an address.
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
    hasErrors: Object.values(errors).some(Boolean),
  };
}
