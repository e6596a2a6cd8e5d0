import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '#src/content/contact.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import type { ContactSubject } from './SubjectIntroduction.tsx';

function readSubject(search: string): ContactSubject | null {
  const subject = new URLSearchParams(search).get('assunto');
  return subject && Object.hasOwn(contact.subjects, subject) ? (subject as ContactSubject) : null;
}

const noSubscription = () => () => {};

function fill(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name);
  if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '')
    field.value = value;
}

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
  const { state } = useAuth();
  const subject = useSyncExternalStore(
    noSubscription,
    () => readSubject(search),
    () => null,
  );

  useEffect(() => {
    const form = formRef.current;
    if (!form || !shown) return;
    if (state.status === 'signedIn') {
      fill(form, 'nome', state.user.displayName);
      fill(form, 'email', state.user.email);
    }
    if (subject) fill(form, 'mensagem', contact.subjects[subject].message);
    const message = form.elements.namedItem('mensagem');
    if (message instanceof HTMLTextAreaElement) onMessageFilled(message.value.length);
  }, [formRef, shown, subject, state, onMessageFilled]);

  return subject;
}
