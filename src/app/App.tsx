import { AuthProvider } from '#src/features/auth/AuthProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';

/** The whole site below the router. */
export function App() {
  return (
    <AuthProvider>
      <AppRoutes />
    </AuthProvider>
  );
}
