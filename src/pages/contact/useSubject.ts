import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import type { MessageForm } from '#src/features/form-submission/useMessageForm.ts';
import { type ContactSubject, loadContactSubject } from './loadContactSubject.ts';

/** The subject in the query of the URL; null for none. A failed load counts as none. */
export function useSubject(): ContactSubject | null {
  const { search } = useLocation();
  const { state } = useLoaded(async () => ({ subject: await loadContactSubject(search) }), search);
  return state.status === 'ready' ? state.subject : null;
}

/** Writes the subject's beginning of a message into a form that has none, once. */
export function useSubjectMessage(
  subject: ContactSubject | null,
  { submission: { formRef }, shown }: MessageForm,
): void {
  const [filled, setFilled] = useState<ContactSubject | null>(null);
  useEffect(() => {
    // After a message was sent the form is blank.
    if (!formRef.current || !shown || !subject || subject === filled) return;
    fillEmptyField(formRef.current, 'mensagem', subject.message);
    setFilled(subject);
  }, [formRef, shown, subject, filled]);
}
