import { createContext, useContext } from 'react';

/** How a recent sign-in is made sure of; the shell says how. */
export const RecentSignInContext = createContext<() => Promise<boolean>>(async () => true);

/**
 * Resolves whether the member signed in within the hour, as deleting, cancelling and exporting demand; asks for the
 * password where it was longer ago. False when somebody would rather not say it.
 */
export const useRecentSignIn = () => useContext(RecentSignInContext);
