import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { MessageForm } from '#src/features/form-submission/useMessageForm.ts';
import { loadContactSubject } from './loadContactSubject.ts';
import type { ContactSubject } from './SubjectIntroduction.tsx';

/** The subject in the query of the URL; null for none. */
export function useSubject(): ContactSubject | null {
  const { search } = useLocation();
  const [subject, setSubject] = useState<ContactSubject | null>(null);
  useEffect(() => {
    let current = true;
    const show = (found: ContactSubject | null) => {
      if (current) setSubject(found);
    };
    // Without the introduction the form is as good as ever.
    loadContactSubject(search).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [search]);
  return subject;
}

/** Writes the subject's beginning of a message into a form that has none, once; tells how long the message is. */
export function useSubjectMessage(
  subject: ContactSubject | null,
  { submission: { formRef }, shown }: MessageForm,
  onFilled: (length: number) => void,
): void {
  const [filled, setFilled] = useState<ContactSubject | null>(null);
  useEffect(() => {
    const form = formRef.current;
    if (!form || !shown) return;
    // After a message was sent the form is blank.
    if (subject && subject !== filled) {
      fillEmptyField(form, 'mensagem', subject.message);
      setFilled(subject);
    }
    const message = form.elements.namedItem('mensagem');
    if (message instanceof HTMLTextAreaElement) onFilled(message.value.length);
  }, [formRef, shown, subject, filled, onFilled]);
}
