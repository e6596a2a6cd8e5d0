import { createContext, useContext } from 'react';

/** Ensures a recent passkey ceremony; the shell provides it. */
export const RecentSignInContext = createContext<() => Promise<boolean>>(async () => true);

/**
 * Returns a function that resolves to true after a passkey within the hour, which deleting, cancelling and exporting need. It
 * asks for a new one if necessary, and resolves to false if the person declines.
 */
export const useRecentSignIn = () => useContext(RecentSignInContext);
