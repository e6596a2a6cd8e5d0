import { type ReactNode, useMemo } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { paths } from '#src/domain/site/paths.ts';
import { type SignInState, useAuth } from './AuthContext.ts';

/**
 * Shows its content to signed-in members, and a spinner until the session is known. Redirects others to /login, which
 * returns them after the sign-in. Until /login has loaded, they see a notice.
 */
export function RequireAuth({ children }: { children: (user: AuthUser) => ReactNode }) {
  const { state } = useAuth();
  const { pathname, search, hash } = useLocation();
  const reason = state.status === 'signedOut' ? state.reason : undefined;
  const from = `${pathname}${search}${hash}`;
  // The page to return to, unless the visitor has signed out or deleted the account (see SignInState). Memoised,
  // because <Navigate> navigates again if its state is a new object.
  const carried = useMemo(
    (): SignInState => (reason === undefined ? { from } : reason === 'deleted' ? { deleted: true } : {}),
    [reason, from],
  );
  if (state.status === 'signedIn') return children(state.user);
  if (state.status === 'loading')
    return (
      <div className="waiting gutter content-width stack-5 top">
        <Spinner label="Carregando a sua conta" />
        <noscript>
          <Notice>Esta página precisa de JavaScript para reconhecer a sua conta.</Notice>
        </noscript>
      </div>
    );
  return (
    <div className="waiting gutter content-width stack-5 top">
      <Notice tone="warning" title="Você não entrou na sua conta">
        <p>
          Para ver esta página, <Link to={paths.login}>faça login</Link>.
        </p>
      </Notice>
      <Navigate to={paths.login} replace state={carried} />
    </div>
  );
}
