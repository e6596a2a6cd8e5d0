import { useState } from 'react';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { StitchPath } from '#src/components/ui/StitchPath.tsx';
import { registration } from '#src/content/registration.ts';
import { paths } from '#src/domain/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { NamePreview } from './NamePreview.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import styles from './RegistrationPage.module.css';
import { SignedInNotice } from './SignedInNotice.tsx';
import { useArrivedSignedIn } from './useArrivedSignedIn.ts';

export default function RegistrationPage() {
  const [hasErrors, setHasErrors] = useState(false);
  const [name, setName] = useState('');
  const { state, signOut } = useAuth();
  const arrivedSignedIn = useArrivedSignedIn(state);
  const { head, title, lead } = registration;
  return (
    <div className={styles.registration} data-tone="lilac">
      <PageHead {...head} title={hasErrors ? `Erro: ${head.title}` : head.title} path={paths.registration} />
      <div className={styles.inner}>
        <div className={`${styles.words} stack-5 top shrinkable`}>
          <h1 id="criar-conta">{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={`${styles.preview} middle-l grid-l`}>
            <NamePreview name={name} />
            <StitchPath
              className={styles.path}
              viewBox="0 0 200 160"
              path="M-8 40 C 40 -10 96 -6 104 48 S 60 128 96 136 S 160 96 208 120"
            />
          </div>
        </div>
        {arrivedSignedIn ? (
          <SignedInNotice onSignOut={() => void signOut().catch(() => {})} />
        ) : (
          <RegistrationForm onErrorsChange={setHasErrors} onNameChange={setName} />
        )}
      </div>
    </div>
  );
}
