import { createContext, useContext } from 'react';

export const RecentSignInContext = createContext<() => Promise<boolean>>(async () => true);

/** A function that asks for the passkey if it was not used within an hour. Resolves to false if the person declines. */
export const useRecentSignIn = () => useContext(RecentSignInContext);
