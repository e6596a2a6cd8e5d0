import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import { type FormValues, readValues } from '#src/components/form/useForm.ts';
import { forgetDraft, readDraft, saveDraft } from '#src/services/forms/formDrafts.ts';

/** Not typed by anybody: the captcha's own fields and the honeypot. */
const NOT_TYPED = /^(captcha|conferencia|g-recaptcha-response)$/;

interface FormDraftOptions {
  formRef: RefObject<HTMLFormElement | null>;
  /** False while something else stands in the place of the form. */
  shown: boolean;
  /** Values that came from the account or the URL; they are no part of the draft. */
  given: FormValues;
}

/**
 * Keeps on this device what is typed into a form and not sent, and puts it into the fields when the form comes again.
 * `form` is its name among the drafts.
 */
export function useFormDraft(form: string, { formRef, shown, given }: FormDraftOptions) {
  const [hasDraft, setHasDraft] = useState(false);

  // Before the fields are filled with what an account knows.
  useLayoutEffect(() => {
    if (!formRef.current || !shown) return;
    const draft = Object.entries(readDraft(form));
    for (const [name, value] of draft) fillEmptyField(formRef.current, name, value);
    setHasDraft(draft.length > 0);
  }, [form, formRef, shown]);

  const keep = () => {
    if (!formRef.current) return;
    const typed = Object.entries(readValues(formRef.current)).filter(
      ([name, value]) => !NOT_TYPED.test(name) && value.trim() && value !== given[name],
    );
    if (typed.length > 0) saveDraft(form, Object.fromEntries(typed));
    else forgetDraft(form);
    setHasDraft(typed.length > 0);
  };

  const discard = useCallback(() => {
    forgetDraft(form);
    setHasDraft(false);
  }, [form]);

  return { hasDraft, keep, discard };
}
