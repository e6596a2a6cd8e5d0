import { createContext, useContext } from 'react';

/** Asks for the passkey if it was not used recently; resolves to false if the person declines. */
export const RecentSignInContext = createContext<() => Promise<boolean>>(async () => true);

/**
 * Returns a function that resolves to true if the person has used a passkey within the last hour. Deleting, cancelling
 * and exporting need that. The function asks for the passkey if necessary, and resolves to false if the person
 * declines.
 */
export const useRecentSignIn = () => useContext(RecentSignInContext);
