import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import { useAccountPrefill } from '#src/features/auth/useAccountPrefill.ts';
import { loadContactSubject } from './loadContactSubject.ts';
import type { ContactSubject } from './SubjectIntroduction.tsx';

function useSubject(): ContactSubject | null {
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

/**
 * Fills what is still empty: name and e-mail of a signed-in visitor, and once the message by the subject of the address.
 * Returns the subject, null where there is none, and the values it gave.
 */
export function useFormPrefill(
  formRef: RefObject<HTMLFormElement | null>,
  shown: boolean,
  onMessageFilled: (length: number) => void,
): { subject: ContactSubject | null; given: FormValues } {
  const subject = useSubject();
  const [filled, setFilled] = useState<ContactSubject | null>(null);
  const account = useAccountPrefill(formRef, shown, { displayName: 'nome', email: 'email' });

  useEffect(() => {
    const form = formRef.current;
    if (!form || !shown) return;
    // After a message was sent the form is blank.
    if (subject && subject !== filled) {
      fillEmptyField(form, 'mensagem', subject.message);
      setFilled(subject);
    }
    const message = form.elements.namedItem('mensagem');
    if (message instanceof HTMLTextAreaElement) onMessageFilled(message.value.length);
  }, [formRef, shown, subject, filled, onMessageFilled]);

  return { subject, given: { ...account, ...(subject && { mensagem: subject.message }) } };
}
