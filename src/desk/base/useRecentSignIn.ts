import { createContext, useContext } from 'react';

/** Returns whether the person has used a passkey recently, after asking for it if necessary; the shell provides it. */
export const RecentSignInContext = createContext<() => Promise<boolean>>(async () => true);

/**
 * Returns a function that resolves to true if the person has used a passkey within the last hour. Deleting, cancelling
 * and exporting need that. The function asks for the passkey if necessary, and resolves to false if the person
 * declines.
 */
export const useRecentSignIn = () => useContext(RecentSignInContext);
