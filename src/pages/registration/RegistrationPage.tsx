import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { Avatar } from '#src/components/ui/drawings/Avatar.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { registration } from '#src/copy/accounts/registration.ts';
import { paths } from '#src/domain/site/paths.ts';
import { type AuthState, useAuth } from '#src/features/auth/AuthContext.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import styles from './RegistrationPage.module.css';

export default function RegistrationPage() {
  const [name, setName] = useState('');
  const { state, signOut } = useAuth();
  const arrivedSignedIn = useArrivedSignedIn(state);
  const { head, title, lead, label } = registration;
  return (
    <div className="task-page gutter" data-tone="lilac">
      <PageHead {...head} path={paths.registration} />
      <div className={`${styles.inner} content-width grid-7 wide-gap`}>
        <div className={`${styles.words} stack-5 top shrinkable`}>
          <h1 id="criar-conta">{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={`${styles.preview} middle-l`}>
            <div className={styles.label} aria-hidden="true">
              <Avatar name={name.trim()} />
              <div>
                <p className="small">{label.caption}</p>
                <p className="display subtitle leading-loose breakable">{name.trim() || label.placeholder}</p>
              </div>
            </div>
            <StitchPath
              className={`${styles.path} path-l full-l`}
              viewBox="0 0 200 160"
              path="M-8 40 C 40 -10 96 -6 104 48 S 60 128 96 136 S 160 96 208 120"
            />
          </div>
        </div>
        {arrivedSignedIn ? (
          <SignedInNotice onSignOut={() => void signOut().catch(() => {})} />
        ) : (
          <RegistrationForm onNameChange={setName} />
        )}
      </div>
    </div>
  );
}

function SignedInNotice({ onSignOut }: { onSignOut: () => void }) {
  const { title, text, link, signOut } = registration.signedIn;
  return (
    <Panel>
      <Notice title={title} live={false}>
        <p>
          {text} <Link to={paths.profile}>{link}</Link>
        </p>
        <p>
          <Button variant="secondary" onClick={onSignOut}>
            {signOut}
          </Button>
        </p>
      </Notice>
    </Panel>
  );
}

/** Whether the visitor was already signed in when the session had loaded. False after they sign out. */
function useArrivedSignedIn({ status }: AuthState): boolean {
  const [first, setFirst] = useState<AuthState['status']>('loading');
  if (first === 'loading' && status !== 'loading') setFirst(status);
  if (first === 'signedIn' && status === 'signedOut') setFirst(status);
  return first === 'signedIn';
}
