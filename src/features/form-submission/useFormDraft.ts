import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import { forgetDraft, readDraft, saveDraft } from '#src/services/forms/formDrafts.ts';

/** Fields that the draft leaves out: captcha, honeypot, and the buttons for days, which only fill in the date. */
const NOT_TYPED = /^(captcha|conferencia|g-recaptcha-response|dia-livre)$/;

interface FormDraftOptions {
  formRef: RefObject<HTMLFormElement | null>;
  /** False while another element replaces the form. */
  shown?: boolean;
  /** Values from the account or the URL. They are not part of the draft. */
  given: FormValues;
  /** Whether a stored value is outdated. The function must stay the same between renders. */
  isOver?: (name: string, value: string) => boolean;
}

const neverOver = () => false;

/**
 * Stores the unsent values of a form on this device, and restores them when the form is shown again. `form` is the name
 * of the draft.
 */
export function useFormDraft(form: string, options: FormDraftOptions) {
  const { formRef, shown = true, given, isOver = neverOver } = options;
  const [hasDraft, setHasDraft] = useState(false);
  const [isSaved, setIsSaved] = useState(true);

  // A layout effect, so that it runs before the fields are filled from the account.
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
    /** True if the device could not store the draft. Then the draft is lost when the visitor leaves the page. */
    isUnsaved: hasDraft && !isSaved,
    keep,
    discard,
  };
}
