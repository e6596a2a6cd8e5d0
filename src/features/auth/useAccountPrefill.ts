import { type RefObject, useEffect } from 'react';
import { fillEmptyField } from '#src/components/form/fillEmptyField.ts';
import { useAuth } from './AuthContext.ts';

/** The fields that take the signed-in visitor's name and e-mail. */
interface AccountFields {
  displayName?: string;
  email?: string;
}

/** Fills a form's still empty fields with what the account of a signed-in visitor knows. */
export function useAccountPrefill(
  formRef: RefObject<HTMLFormElement | null>,
  shown: boolean,
  { displayName, email }: AccountFields,
): void {
  const { state } = useAuth();
  useEffect(() => {
    const form = formRef.current;
    if (!form || !shown || state.status !== 'signedIn') return;
    if (displayName) fillEmptyField(form, displayName, state.user.displayName);
    if (email) fillEmptyField(form, email, state.user.email);
  }, [formRef, shown, state, displayName, email]);
}
