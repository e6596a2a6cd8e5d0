import { createContext } from 'react';

export const IndexedContext = createContext(true);
