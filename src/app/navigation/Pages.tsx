import { Activity, Fragment, memo, type ReactNode, useState } from 'react';
import {
  createPath,
  UNSAFE_LocationContext as LocationContext,
  Navigate,
  NavigationType,
} from 'react-router-dom';
import { PageErrorBoundary } from '#src/app/PageErrorBoundary.tsx';
import { redirects } from '#src/app/redirects.ts';
import { findRoute, isAt, type Route } from '#src/app/routes.ts';
import { IndexedContext } from '#src/components/ui/head/IndexedContext.ts';
import { UnknownAddress } from '#src/components/ui/head/UnknownAddress.tsx';
import { isDeskPath } from '#src/domain/accounts/accountPaths.ts';
import { paths } from '#src/domain/site/paths.ts';
import type { ShownNavigation } from './PageTransition.tsx';
import { usePrefetch } from './usePrefetch.ts';

/** The page of a route, which tells search engines in its head whether they may list it. */
function RoutePage({ route, whole }: { route: Route; whole: boolean }) {
  const { Component } = route.lazy;
  return (
    <IndexedContext value={!route.noindex}>
      <Component key={route.source} whole={whole} />
    </IndexedContext>
  );
}

const notFound = findRoute(paths.notFound);

/**
 * The screen or redirect of an address. The address of a missing file shows "not found"; any other unknown address
 * redirects to Home.
 */
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

/** A page at its own location, which differs from the browser's while the next page is downloaded or prepared. */
const Page = memo(function Page({ location, navigationType }: ShownNavigation) {
  const { pathname, hash } = location;
  // Rendered in one step if the visitor returns to a scrolled page or goes to an anchor.
  const whole = navigationType === 'POP' || hash !== '';
  return (
    <LocationContext value={{ location, navigationType }}>
      <PageErrorBoundary pathname={pathname}>{screenOf(pathname, whole)}</PageErrorBoundary>
    </LocationContext>
  );
});

const sourceOf = ({ location }: ShownNavigation) => findRoute(location.pathname)?.source ?? '';

/**
 * The shown page. While one of its links is being pressed, the next page is rendered hidden beside it. When the press
 * ends, it only has to be shown.
 */
export function Pages({ shown }: { shown: ShownNavigation }) {
  const [{ current, page, isPrepared }, setPage] = useState({
    current: shown,
    page: shown,
    isPrepared: false,
  });
  const [pressed, setPressed] = useState<ShownNavigation['location']>();
  usePrefetch(setPressed);
  const next = pressed && { location: pressed, navigationType: NavigationType.Push };
  if (current !== shown) {
    const { location, navigationType } = shown;
    const keeps = sourceOf(page) === sourceOf(shown);
    const isNext =
      next &&
      !keeps &&
      navigationType === 'PUSH' &&
      !location.state &&
      createPath(location) === createPath(pressed);
    setPage({ current: shown, page: isNext ? next : shown, isPrepared: isNext || (keeps && isPrepared) });
    setPressed(undefined);
  }
  const isBeside = next && sourceOf(next) !== sourceOf(page);
  return (
    <>
      {isPrepared ? (
        <Activity key={sourceOf(page)}>
          <Page {...page} />
        </Activity>
      ) : (
        <Fragment key={sourceOf(page)}>
          <Page {...page} />
        </Fragment>
      )}
      {isBeside && (
        <Activity key={sourceOf(next)} mode="hidden">
          <Page {...next} />
        </Activity>
      )}
    </>
  );
}
