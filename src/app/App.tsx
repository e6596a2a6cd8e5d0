import { AuthProvider } from '#src/features/auth/AuthProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';

export function App() {
  return (
    <AuthProvider>
      <AppRoutes />
    </AuthProvider>
  );
}
