import { createContext } from 'react';

/** Whether collapsed texts are rendered too, for the search index (src/prerender.tsx). */
export const CompleteContext = createContext(false);
