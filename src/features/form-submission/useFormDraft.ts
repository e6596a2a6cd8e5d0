import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import { forgetDraft, readDraft, saveDraft } from '#src/services/forms/formDrafts.ts';

/** Not typed by anybody: the captcha's own fields, the honeypot, and the days that only fill in the date. */
const NOT_TYPED = /^(captcha|conferencia|g-recaptcha-response|dia-livre)$/;

interface FormDraftOptions {
  formRef: RefObject<HTMLFormElement | null>;
  /** False while the form is replaced. */
  shown?: boolean;
  /** Values that came from the account or the URL; they are no part of the draft. */
  given: FormValues;
  /** Whether a kept value can no longer be meant; stays the same. */
  isOver?: (name: string, value: string) => boolean;
}

const neverOver = () => false;

/**
 * Keeps on this device what is typed into a form and not sent, and puts it into the fields when the form comes again.
 * `form` is its name among the drafts.
 */
export function useFormDraft(form: string, options: FormDraftOptions) {
  const { formRef, shown = true, given, isOver = neverOver } = options;
  const [hasDraft, setHasDraft] = useState(false);
  const [isSaved, setIsSaved] = useState(true);

  // Before the fields are filled with what an account knows.
  useLayoutEffect(() => {
    if (!formRef.current || !shown) return;
    const draft = Object.entries(readDraft(form)).filter(([name, value]) => !isOver(name, value));
    for (const [name, value] of draft) fillEmptyField(formRef.current, name, value);
    setHasDraft(draft.length > 0);
  }, [form, formRef, shown, isOver]);

  const keep = useCallback(
    (values: FormValues) => {
      const typed = Object.entries(values).filter(
        ([name, value]) => !NOT_TYPED.test(name) && value.trim() && value !== given[name],
      );
      if (typed.length > 0) setIsSaved(saveDraft(form, Object.fromEntries(typed)));
      else forgetDraft(form);
      setHasDraft(typed.length > 0);
    },
    [form, given],
  );

  const discard = useCallback(() => {
    forgetDraft(form);
    setHasDraft(false);
  }, [form]);

  return {
    hasDraft,
    /** Something was typed that this device could not keep: leaving loses it. */
    isUnsaved: hasDraft && !isSaved,
    keep,
    discard,
  };
}
