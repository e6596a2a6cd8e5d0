import { useState } from 'react';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { accountAction } from '#src/copy/accounts/accountAction.ts';
import { studio } from '#src/copy/studio.ts';
import { type AccountLinkMode, needsOwnSession } from '#src/domain/accounts/accountLink.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import styles from './AccountActionPage.module.css';
import { AccountWays } from './AccountWays.tsx';
import { ForeignLink } from './ForeignLink.tsx';
import { LinkConfirmation } from './LinkConfirmation.tsx';
import { LinkProblem } from './LinkProblem.tsx';
import { useAccountLink } from './useAccountLink.ts';

/** Links offered after an action. A new password or address ends the session, but a confirmation does not. */
const waysAfter = (mode: AccountLinkMode, isSignedIn: boolean) => {
  if (mode === 'recoverEmail') return ['passwordReset', 'login'] as const;
  return mode === 'verifyEmail' && isSignedIn ? (['profile', 'home'] as const) : (['login'] as const);
};

/** The page behind the links in account mails. */
export default function AccountActionPage() {
  const { state, check, reportProblem } = useAccountLink();
  const { state: session } = useAuth();
  const [done, setDone] = useState(false);
  const { head, waiting, problem } = accountAction;
  const texts =
    state.status === 'waiting'
      ? waiting
      : state.status === 'problem'
        ? problem
        : accountAction[state.link.mode];
  const signedInAs = session.status === 'signedIn' ? session.user.email : undefined;
  const prefix = state.status === 'problem' ? 'Erro: ' : '';
  return (
    <div className={styles.page} data-tone="sky">
      <PageHead
        {...head}
        title={state.status === 'waiting' ? head.title : `${prefix}${texts.title} | ${studio.name}`}
        path={paths.accountAction}
      />
      <div className={styles.inner}>
        <h1 id="conta">{texts.title}</h1>
        {state.status === 'waiting' && (
          <Panel>
            <p aria-live="polite">{waiting.text}</p>
          </Panel>
        )}
        {state.status === 'problem' && (
          <LinkProblem problem={state.problem} mode={state.mode} onRetry={() => void check()} />
        )}
        {state.status === 'checked' &&
          (done ? (
            <FormSuccess {...accountAction[state.link.mode].done}>
              <AccountWays ways={waysAfter(state.link.mode, signedInAs !== undefined)} />
            </FormSuccess>
          ) : needsOwnSession(state.link.mode) && signedInAs !== state.link.accountEmail ? (
            <ForeignLink accountEmail={state.link.accountEmail} />
          ) : (
            <LinkConfirmation
              link={state.link}
              code={state.code}
              onDone={() => setDone(true)}
              onProblem={(kind) => reportProblem(kind, state.link.mode)}
            />
          ))}
      </div>
    </div>
  );
}
