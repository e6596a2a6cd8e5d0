import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import { useAuth } from './AuthContext.ts';

/**
 * Fills the fields `nome` and `email` of a form from the visitor's account, if they are empty, and returns these
 * values. Resets the form at sign-out, so that the next person at the device finds it empty.
 */
export function useAccountPrefill(formRef: RefObject<HTMLFormElement | null>, shown = true): FormValues {
  const { state } = useAuth();
  const user = state.status === 'signedIn' ? state.user : undefined;
  const wasSignedIn = useRef(false);
  const given = useMemo(
    (): FormValues => (user ? { nome: user.displayName, email: user.email } : {}),
    [user],
  );

  useEffect(() => {
    const form = formRef.current;
    if (wasSignedIn.current && state.status === 'signedOut') form?.reset();
    wasSignedIn.current = state.status === 'signedIn';
    if (!form || !shown) return;
    for (const [name, value] of Object.entries(given)) fillEmptyField(form, name, value);
  }, [formRef, shown, state.status, given]);
  return given;
}
