import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import { forgetDraft, readDraft, saveDraft } from '#src/services/forms/formDrafts.ts';

/** Fields outside the draft: the captcha's, the honeypot, and the buttons for days, which only fill in the date. */
const NOT_TYPED = /^(captcha|conferencia|g-recaptcha-response|dia-livre)$/;

interface FormDraftOptions {
  formRef: RefObject<HTMLFormElement | null>;
  /** Whether the form is shown; false while another element replaces it. */
  shown?: boolean;
  /** Values that came from the account or the URL; they are not part of the draft. */
  given: FormValues;
  /** Whether a stored value is outdated. The function must be stable between renders. */
  isOver?: (name: string, value: string) => boolean;
}

const neverOver = () => false;

/**
 * Stores unsent values of a form on this device, and restores them when the form is shown again. `form` is the name
 * under which the draft is stored.
 */
export function useFormDraft(form: string, options: FormDraftOptions) {
  const { formRef, shown = true, given, isOver = neverOver } = options;
  const [hasDraft, setHasDraft] = useState(false);
  const [isSaved, setIsSaved] = useState(true);

  // Runs before the fields are filled from the account.
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
    /** Whether the device could not store the draft, so that it is lost when the visitor leaves the page. */
    isUnsaved: hasDraft && !isSaved,
    keep,
    discard,
  };
}
