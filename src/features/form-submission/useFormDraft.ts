import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { forgetDraft, readDraft, saveDraft } from '#src/services/forms/formDrafts.ts';

/** Fields that the draft leaves out: captcha, honeypot, and the buttons for days, which only fill in the date. */
const NOT_TYPED = /^(captcha|conferencia|g-recaptcha-response|dia-livre)$/;

interface FormDraftOptions {
  formRef: RefObject<HTMLFormElement | null>;
  /** False while another element replaces the form. */
  shown?: boolean;
  /** Values from the URL, which fill empty fields once. Like those from the account, they are not part of the draft. */
  given?: FormValues | null | undefined;
  /** Whether a stored value is outdated. The function must stay the same between renders. */
  isOver?: (name: string, value: string) => boolean;
}

const neverOver = () => false;

/**
 * Stores the unsent values of a form on this device, and restores them when the form is shown again. `form` is the name
 * of the draft. Also fills empty fields `nome` and `email` from the visitor's account. Resets the form at sign-out, so
 * that the next person at the device finds it empty.
 */
export function useFormDraft(form: string, options: FormDraftOptions) {
  const { formRef, shown = true, given, isOver = neverOver } = options;
  const { status, user } = useAuth().state;
  const [hasDraft, setHasDraft] = useState(false);
  const [isSaved, setIsSaved] = useState(true);
  const wasSignedIn = useRef(false);
  const [filled, setFilled] = useState<FormValues | null>();
  const account = useMemo(
    (): FormValues => (user ? { nome: user.displayName, email: user.email } : {}),
    [user],
  );

  // A layout effect, so that it runs before the fields are filled from the account.
  useLayoutEffect(() => {
    if (!formRef.current || !shown) return;
    const draft = Object.entries(readDraft(form)).filter(([name, value]) => !isOver(name, value));
    for (const [name, value] of draft) fillEmptyField(formRef.current, name, value);
    setHasDraft(draft.length > 0);
  }, [form, formRef, shown, isOver]);
  useEffect(() => {
    if (wasSignedIn.current && status === 'signedOut') formRef.current?.reset();
    wasSignedIn.current = status === 'signedIn';
    if (!formRef.current || !shown) return;
    // The URL fills the form only once, so that the form is empty after a message was sent.
    const values = { ...account, ...(filled === given ? {} : given) };
    setFilled(given);
    for (const [name, value] of Object.entries(values)) fillEmptyField(formRef.current, name, value);
  }, [formRef, shown, status, account, given, filled]);

  const keep = useCallback(
    (values: FormValues) => {
      const known = { ...account, ...given };
      const typed = Object.entries(values).filter(
        ([name, value]) => !NOT_TYPED.test(name) && value.trim() && value !== known[name],
      );
      if (typed.length > 0) setIsSaved(saveDraft(form, Object.fromEntries(typed)));
      else forgetDraft(form);
      setHasDraft(typed.length > 0);
    },
    [form, account, given],
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
