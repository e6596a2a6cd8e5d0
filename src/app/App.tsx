import { Suspense } from 'react';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { AuthProvider } from '#src/features/auth/AuthProvider.tsx';
import { Pages } from './navigation/Pages.tsx';
import { PageTransition, type ShownNavigation } from './navigation/PageTransition.tsx';
import { RootLayout } from './shell/RootLayout.tsx';
import { HydrationMarker } from './start/HydrationMarker.tsx';

const siteAt = (shown: ShownNavigation) => (
  <RootLayout shown={shown}>
    <Suspense fallback={<Spinner label="Carregando a página" />}>
      <Pages {...shown} />
      <HydrationMarker />
    </Suspense>
  </RootLayout>
);

export const AppRoutes = () => <PageTransition>{siteAt}</PageTransition>;

export function App() {
  return (
    <AuthProvider>
      <AppRoutes />
    </AuthProvider>
  );
}
