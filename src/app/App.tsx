import { Suspense, ViewTransition } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { AuthProvider } from '#src/features/auth/AuthProvider.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { RootLayout } from './RootLayout.tsx';
import { redirects, routes } from './routes.ts';

/** The whole site below the router. */
export function App() {
  return (
    <AuthProvider>
      <RootLayout>
        <PageErrorBoundary>
          <Suspense fallback={<Spinner label="Carregando a página" />}>
            <Routes>
              {routes.map(({ path, lazy: { Component } }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <ViewTransition key={path}>
                      {/* One box for the transition; a page's sections would fade one by one. */}
                      <div>
                        <Component />
                      </div>
                    </ViewTransition>
                  }
                />
              ))}
              {redirects.map(({ from, to }) => (
                <Route key={from} path={from} element={<Navigate to={to} replace />} />
              ))}
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Suspense>
        </PageErrorBoundary>
      </RootLayout>
    </AuthProvider>
  );
}
