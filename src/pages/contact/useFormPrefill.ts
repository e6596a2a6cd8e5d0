import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { fillEmptyField } from '#src/components/form/fillEmptyField.ts';
import { contact } from '#src/content/contact.ts';
import { useVisitorPrefill } from '#src/features/auth/useVisitorPrefill.ts';
import type { ContactSubject } from './SubjectIntroduction.tsx';

function readSubject(search: string): ContactSubject | null {
  const subject = new URLSearchParams(search).get('assunto');
  return subject && Object.hasOwn(contact.subjects, subject) ? (subject as ContactSubject) : null;
}

const noSubscription = () => () => {};

/**
 * Fills what is still empty: the message by the subject of the address, name and e-mail of a signed-in visitor. Returns
 * the subject; null in the prerendered page, which knows no query.
 */
export function useFormPrefill(
  formRef: RefObject<HTMLFormElement | null>,
  shown: boolean,
  onMessageFilled: (length: number) => void,
): ContactSubject | null {
  const { search } = useLocation();
  const subject = useSyncExternalStore(
    noSubscription,
    () => readSubject(search),
    () => null,
  );
  useVisitorPrefill(formRef, shown, { displayName: 'nome', email: 'email' });

  useEffect(() => {
    const form = formRef.current;
    if (!form || !shown) return;
    if (subject) fillEmptyField(form, 'mensagem', contact.subjects[subject].message);
    const message = form.elements.namedItem('mensagem');
    if (message instanceof HTMLTextAreaElement) onMessageFilled(message.value.length);
  }, [formRef, shown, subject, onMessageFilled]);

  return subject;
}
