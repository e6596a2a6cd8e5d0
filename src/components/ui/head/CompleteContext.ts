import { createContext } from 'react';

/** Whether texts are rendered that visitors have to open first: the search reads pages so (src/prerender.tsx). */
export const CompleteContext = createContext(false);
