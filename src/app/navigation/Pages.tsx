import { memo, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PageErrorBoundary } from '#src/app/PageErrorBoundary.tsx';
import { redirects } from '#src/app/redirects.ts';
import { findRoute, isAt, type Route } from '#src/app/routes.ts';
import { IndexedContext } from '#src/components/ui/head/IndexedContext.ts';
import { UnknownAddress } from '#src/components/ui/head/UnknownAddress.tsx';
import { isDeskPath } from '#src/domain/accounts/accountPaths.ts';
import { paths } from '#src/domain/site/paths.ts';
import type { ShownNavigation } from './PageTransition.tsx';

function RoutePage({ route, whole }: { route: Route; whole: boolean }) {
  const { Component } = route.lazy;
  return (
    <IndexedContext value={!route.noindex}>
      <Component key={route.source} whole={whole} />
    </IndexedContext>
  );
}

const notFound = findRoute(paths.notFound);

/** The screen or redirect for an address. Unknown addresses with a file extension show "not found"; others redirect. */
function screenOf(pathname: string, whole: boolean): ReactNode {
  const redirect = redirects.find(({ from }) => isAt(from, pathname));
  if (redirect) return <Navigate to={redirect.to} replace />;
  const route = findRoute(pathname);
  if (route) return <RoutePage route={route} whole={whole} />;
  if (isDeskPath(pathname)) return <Navigate to={paths.admin} replace />;
  return notFound && /\.[^/]*$/.test(pathname) ? (
    <RoutePage route={notFound} whole />
  ) : (
    <UnknownAddress to={paths.home} />
  );
}

export const Pages = memo(function Pages({ location, navigationType }: ShownNavigation) {
  const { pathname, hash } = location;
  // The page is rendered in one step if the visitor returns to a scrolled page or goes to an anchor.
  const whole = navigationType === 'POP' || hash !== '';
  return <PageErrorBoundary pathname={pathname}>{screenOf(pathname, whole)}</PageErrorBoundary>;
});
