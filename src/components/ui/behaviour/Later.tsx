import { createContext, type ReactNode, use } from 'react';

/** True while only the first view of a page is rendered; the rest follows after the first paint. */
export const FirstViewContext = createContext(false);

export function Later({ children }: { children: ReactNode }) {
  return use(FirstViewContext) ? null : children;
}
