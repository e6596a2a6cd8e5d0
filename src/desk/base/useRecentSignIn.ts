import { createContext, useContext } from 'react';

/** How a recent ceremony with a passkey is made sure of; the shell says how. */
export const RecentSignInContext = createContext<() => Promise<boolean>>(async () => true);

/**
 * Returns a function that resolves to true after a passkey of the last hour, which deleting, cancelling and exporting need. It
 * asks for a new one where necessary, and resolves to false when the person declines.
 */
export const useRecentSignIn = () => useContext(RecentSignInContext);
