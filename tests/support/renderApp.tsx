import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App, AppRoutes } from '#src/app/App.tsx';
import { findRoute } from '#src/app/routes.ts';
import { listenBeforeRouter } from '#src/components/form/interceptPopstate.ts';
import { type Auth, AuthContext, type AuthState } from '#src/features/auth/AuthContext.ts';

// main.tsx also makes this call before it renders a router.
listenBeforeRouter();

/** A session whose actions do nothing, unless `given` replaces them. */
export function session(given: Pick<Auth, 'state'> & Partial<Auth>): Auth {
  const nothing = async () => {};
  return { start: nothing, signOut: nothing, deleteAccount: nothing, ...given };
}

/** A wrapper for a part of the site that uses the session: `render(part, { wrapper: sessionOf(state) })`. */
export function sessionOf(state: AuthState) {
  return ({ children }: { children: ReactNode }) => (
    <AuthContext value={session({ state })}>{children}</AuthContext>
  );
}

/**
 * Renders the whole site at an address: real routes, real pages, the browser's own history. Without `auth` it uses the
 * site's own session, in which nobody is signed in. Resolves when the page's heading is rendered.
 */
export async function renderApp(path: string, auth?: Auth) {
  window.history.replaceState(null, '', path);
  // As in main.tsx, the first page is loaded before it is rendered.
  const { pathname } = window.location;
  await findRoute(pathname)?.lazy.preload(pathname);
  const site = auth ? (
    <AuthContext value={auth}>
      <AppRoutes />
    </AuthContext>
  ) : (
    <App />
  );
  const view = render(<BrowserRouter>{site}</BrowserRouter>);
  await screen.findByRole('heading', { level: 1 });
  return view;
}
