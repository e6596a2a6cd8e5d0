import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { HydrationMarker } from './HydrationMarker.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { PageTransition } from './PageTransition.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RoutePage } from './RoutePage.tsx';
import { redirects } from './redirects.ts';
import { routes } from './routes.ts';
import { UnknownRoute } from './UnknownRoute.tsx';

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
                  <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
                ))}
                {redirects.map(({ from, to }) => (
                  <Route key={from} path={from} element={<Navigate to={to} replace />} />
                ))}
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
