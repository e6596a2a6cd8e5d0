import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import type { FormValues } from '#src/components/form/useForm.ts';
import { useAuth } from './AuthContext.ts';

/** The fields that take the signed-in visitor's name and e-mail. */
export interface AccountFields {
  displayName?: string;
  email?: string;
}

/**
 * Fills a form's still empty fields with what the account of a signed-in visitor knows, and returns these values by the
 * names of their fields. Who signs out leaves nothing in the form for the next person at the device.
 */
export function useAccountPrefill(
  formRef: RefObject<HTMLFormElement | null>,
  shown: boolean,
  { displayName, email }: AccountFields,
): FormValues {
  const { state } = useAuth();
  const user = state.status === 'signedIn' ? state.user : undefined;
  const wasSignedIn = useRef(false);
  const given = useMemo(() => {
    const values: FormValues = {};
    if (user && displayName) values[displayName] = user.displayName;
    if (user && email) values[email] = user.email;
    return values;
  }, [user, displayName, email]);

  useEffect(() => {
    const form = formRef.current;
    if (wasSignedIn.current && state.status === 'signedOut') form?.reset();
    wasSignedIn.current = state.status === 'signedIn';
    if (!form || !shown) return;
    for (const [name, value] of Object.entries(given)) fillEmptyField(form, name, value);
  }, [formRef, shown, state.status, given]);
  return given;
}
