import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { profile as words } from '#src/copy/accounts/profile.ts';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { PROFILE_LOAD_FAILED, SIGN_OUT_FAILED } from '#src/domain/accounts/profile.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { useFreshAccount } from '#src/features/auth/useFreshAccount.ts';
import { useIsAdministrator } from '#src/features/auth/useIsAdministrator.ts';
import emptyState from '#src/pictures/site/empty-state.svg?picture';
import aboutStyles from './AboutText.module.css';
import { Conversations } from './Conversations.tsx';
import styles from './MemberProfile.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';

export function MemberProfile({ user }: { user: AuthUser }) {
  // Loads the profile, or creates it on the first visit. A new name or photo of the account does not reload it.
  const { state, reload, show } = useLoaded(async () => {
    const { loadProfile } = await import('#src/services/accounts/profiles.ts');
    return { profile: await loadProfile(user) };
  }, `${user.uid} ${user.email}`);
  useFreshAccount();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  // The focused element disappears with the form, so the edit button takes the focus.
  const close = useCallback(() => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }, []);

  if (state.status === 'loading')
    return (
      <div className={`${styles.waiting} waiting gutter content-width stack-5 top start`}>
        <Spinner label={words.loading} />
      </div>
    );
  if (state.status === 'failed')
    return (
      <div className={`${styles.waiting} waiting gutter content-width stack-5 top start`}>
        <Notice tone="error" title={PROFILE_LOAD_FAILED} />
        <Button variant="secondary" onClick={reload}>
          {words.retry}
        </Button>
        <AccountActions />
      </div>
    );
  const { profile } = state;
  return (
    <>
      <ProfileHeader profile={profile} />
      <div className={`${styles.body} sized`}>
        <div className={styles.columns}>
          {editing ? (
            <ProfileForm
              user={user}
              profile={profile}
              onSaved={(saved) => show({ profile: saved })}
              onClose={close}
            />
          ) : (
            <AboutText about={profile.about}>
              <Button ref={editButton} onClick={() => setEditing(true)}>
                {words.actions.edit}
              </Button>
            </AboutText>
          )}
          <AccountActions />
        </div>
        <Conversations verified={user.emailVerified} />
      </div>
    </>
  );
}

function AccountActions() {
  const { signOut } = useAuth();
  const [failed, setFailed] = useState(false);
  const isAdministrator = useIsAdministrator(true);
  const handleSignOut = async () => {
    setFailed(false);
    await signOut().catch(() => setFailed(true));
  };
  return (
    <div className={`${styles.actions} cluster-4 top upper`}>
      <ButtonLink to={paths.settings} variant="secondary" icon="settings" label={words.actions.settings} />
      {isAdministrator && (
        <ButtonLink to={paths.admin} variant="secondary" icon="mail" label={words.actions.admin} />
      )}
      <Button variant="secondary" onClick={handleSignOut}>
        {words.actions.signOut}
      </Button>
      {failed && <Notice tone="error" title={SIGN_OUT_FAILED} />}
    </div>
  );
}

function AboutText({ about, children }: { about: string; children: ReactNode }) {
  const { title, empty } = words.about;
  return (
    <section className="stack-5 top shrinkable sized" aria-labelledby="sobre-mim">
      <h2 id="sobre-mim">{title}</h2>
      {about ? (
        <p className="measure lead breakable lines">{about}</p>
      ) : (
        <div className={aboutStyles.empty}>
          <Picture image={emptyState} />
          <p className="lead soft">{empty}</p>
        </div>
      )}
      <div>{children}</div>
    </section>
  );
}
