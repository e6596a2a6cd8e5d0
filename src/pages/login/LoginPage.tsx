import { Navigate, useLocation } from 'react-router-dom';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { login } from '#src/copy/accounts/login.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { readSignInState } from '#src/features/auth/signInState.ts';
import illustration from '#src/pictures/site/login.svg?picture';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

export default function LoginPage() {
  const { state } = useAuth();
  const { from, deleted } = readSignInState(useLocation().state);
  const { head, title, lead } = login;

  // Also redirects visitors who were already signed in, because this page has nothing for them.
  if (state.status === 'signedIn') return <Navigate to={from ?? paths.home} replace />;
  return (
    <div className="gutter clip">
      <PageHead {...head} path={paths.login} />
      <div className={`${styles.inner} content-width stack-6`}>
        <div className={styles.words}>
          <h1 id="entrar">{title}</h1>
          <p className="lead soft">{lead}</p>
          {from && <Notice tone="warning" live={false} title={login.sentHere} />}
          {deleted && <Notice tone="success" {...login.deleted} />}
          <LoginForm />
        </div>
        <div className={styles.illustration}>
          <StitchPath
            className={styles.path}
            viewBox="0 0 160 260"
            path="M-40 238 C 30 262 104 236 92 178 S -16 128 6 72 S 118 62 160 0"
          />
          <Picture image={illustration} priority />
        </div>
      </div>
    </div>
  );
}
