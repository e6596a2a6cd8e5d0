import { IndexedContext } from '#src/components/ui/IndexedContext.ts';
import type { Route } from './routes.ts';

/** The page of a route, which tells search engines in its head whether they may list it. */
export function RoutePage({ route }: { route: Route }) {
  const { Component } = route.lazy;
  return (
    <IndexedContext value={!route.noindex}>
      <Component key={route.path} />
    </IndexedContext>
  );
}
