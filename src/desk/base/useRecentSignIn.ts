import { createContext, useContext } from 'react';

/** How a recent ceremony with a passkey is made sure of; the shell says how. */
export const RecentSignInContext = createContext<() => Promise<boolean>>(async () => true);

/**
 * Resolves whether the administrator used a passkey within the hour, as deleting, cancelling and exporting demand; asks for it
 * where that was longer ago. False when somebody would rather not.
 */
export const useRecentSignIn = () => useContext(RecentSignInContext);
