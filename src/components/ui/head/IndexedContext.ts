import { createContext } from 'react';

/** Whether search engines may list the surrounding page. */
export const IndexedContext = createContext(true);
