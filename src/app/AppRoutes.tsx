import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { IndexedContext } from '#src/components/ui/head/IndexedContext.ts';
import { UnknownAddress } from '#src/components/ui/head/UnknownAddress.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { paths } from '#src/domain/site/paths.ts';
import { PageTransition, type ShownNavigation } from './navigation/PageTransition.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { redirects } from './redirects.ts';
import { findRoute, type Route as RouteOfSite, routes } from './routes.ts';
import { RootLayout } from './shell/RootLayout.tsx';
import { HydrationMarker } from './start/HydrationMarker.tsx';

/** The page of a route, which tells search engines in its head whether they may list it. */
function RoutePage({ route, whole }: { route: RouteOfSite; whole: boolean }) {
  const { Component } = route.lazy;
  return (
    <IndexedContext value={!route.noindex}>
      <Component key={route.source} whole={whole} />
    </IndexedContext>
  );
}

/** A page is rendered whole at once where the visitor comes back to what was scrolled, or goes to an anchor. */
const isWhole = ({ location, navigationType }: ShownNavigation) =>
  navigationType === 'POP' || location.hash !== '';

const notFound = findRoute(paths.notFound);

/** Redirects an unknown address to the home page, unless it looks like a file, with a dot in its last part. */
function UnknownRoute() {
  const { pathname } = useLocation();
  return notFound && /\.[^/]*$/.test(pathname) ? (
    <RoutePage route={notFound} whole />
  ) : (
    <UnknownAddress to={paths.home} />
  );
}

/** Every screen inside the shell; what depends on the session asks the AuthContext around it. */
export function AppRoutes() {
  return (
    <PageTransition>
      {(shown) => (
        <RootLayout shown={shown}>
          {/* Outside the boundary: going on from a broken page waits for the next one, as every navigation does. */}
          <Suspense fallback={<Spinner label="Carregando a página" />}>
            <PageErrorBoundary pathname={shown.location.pathname}>
              <Routes location={shown.location}>
                {routes.map((route) => (
                  <Route
                    key={route.path}
                    path={route.path}
                    element={<RoutePage route={route} whole={isWhole(shown)} />}
                  />
                ))}
                {redirects.map(({ from, to }) => (
                  <Route key={from} path={from} element={<Navigate to={to} replace />} />
                ))}
                <Route path={`${paths.admin}/*`} element={<Navigate to={paths.admin} replace />} />
                <Route path="*" element={<UnknownRoute />} />
              </Routes>
            </PageErrorBoundary>
            <HydrationMarker />
          </Suspense>
        </RootLayout>
      )}
    </PageTransition>
  );
}
