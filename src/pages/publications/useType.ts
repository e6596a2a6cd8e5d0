import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { publicationsPage } from '#src/content/publicationsPage.ts';

export type PublicationType = keyof typeof publicationsPage.types;

const noSubscription = () => () => {};

function readType(query: URLSearchParams): PublicationType | null {
  const type = query.get('tipo');
  return type && Object.hasOwn(publicationsPage.types, type) ? (type as PublicationType) : null;
}

/** The type chosen in the address, so that it can be shared and undone by going back; null is all of them. */
export function useType() {
  const [query, setQuery] = useSearchParams();
  // The prerendered page knows no query, so hydration begins with all of them.
  const type = useSyncExternalStore(
    noSubscription,
    () => readType(query),
    () => null,
  );
  const choose = (next: PublicationType | null) => {
    if (next !== type) setQuery(next ? { tipo: next } : {});
  };
  return { type, choose };
}
