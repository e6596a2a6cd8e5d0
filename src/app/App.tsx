import { AuthProvider } from '#src/features/auth/AuthProvider.tsx';
import { Site } from './Site.tsx';

/** The whole site below the router. */
export function App() {
  return (
    <AuthProvider>
      <Site />
    </AuthProvider>
  );
}
