import { createContext } from 'react';

/** Whether search engines may list the page around it. */
export const IndexedContext = createContext(true);
