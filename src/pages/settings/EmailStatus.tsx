import { Button } from '#src/components/ui/Button.tsx';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { settings } from '#src/copy/accounts/settings.ts';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { useFreshAccount } from '#src/features/auth/useFreshAccount.ts';
import styles from './EmailStatus.module.css';

export function EmailStatus({ user: { email, emailVerified } }: { user: AuthUser }) {
  useFreshAccount();
  const words = settings.email;
  const { status, run } = useAsyncAction(async () => {
    const { sendVerification } = await import('#src/services/accounts/ownAccount.ts');
    await sendVerification();
  });
  return (
    <div className="stack-3 start">
      <p className="heading title-s breakable contain">{email}</p>
      <p className={`${styles.mark} row-2 middle strong error`} data-verified={emailVerified}>
        <Icon name={emailVerified ? 'check' : 'alert'} />
        {emailVerified ? words.verified : words.unverified}
      </p>
      {!emailVerified && (
        <Button variant="secondary" icon="mail" busy={status === 'running'} onClick={run}>
          {status === 'running' ? words.verifying : words.verify}
        </Button>
      )}
      {!emailVerified && status === 'done' && <Notice tone="success" title={words.verificationSent} />}
      {status === 'failed' && <Notice tone="error" title={words.verificationFailed} />}
    </div>
  );
}
