import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { accountAction } from '#src/copy/accounts/accountAction.ts';
import { studio } from '#src/copy/studio.ts';
import { type AccountLinkMode, needsOwnSession } from '#src/domain/accounts/accountLink.ts';
import { paths } from '#src/domain/site/paths.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import styles from './AccountActionPage.module.css';
import { LinkConfirmation } from './LinkConfirmation.tsx';
import { type LinkProblemKind, useAccountLink } from './useAccountLink.ts';

/** Links offered after an action. A new password or address ends the session, but a confirmation does not. */
const waysAfter = (mode: AccountLinkMode, isSignedIn: boolean) => {
  if (mode === 'recoverEmail') return ['passwordReset', 'login'] as const;
  return mode === 'verifyEmail' && isSignedIn ? (['profile', 'home'] as const) : (['login'] as const);
};

export default function AccountActionPage() {
  const { state, reload, show } = useAccountLink();
  const { state: session } = useAuth();
  const [done, setDone] = useState(false);
  const { head, waiting, problem } = accountAction;
  const checked = state.status === 'ready' ? state : undefined;
  const failed = checked && 'problem' in checked ? checked : undefined;
  const found = checked && 'link' in checked ? checked : undefined;
  const texts = found ? accountAction[found.link.mode] : failed ? problem : waiting;
  const signedInAs = session.status === 'signedIn' ? session.user.email : undefined;
  const prefix = failed ? 'Erro: ' : '';
  return (
    <div className={styles.page} data-tone="sky">
      <PageHead
        {...head}
        title={checked ? `${prefix}${texts.title} | ${studio.name}` : head.title}
        path={paths.accountAction}
      />
      <div className={styles.inner}>
        <h1 id="conta">{texts.title}</h1>
        {!checked && (
          <Panel>
            <p aria-live="polite">{waiting.text}</p>
          </Panel>
        )}
        {failed && <LinkProblem {...failed} onRetry={reload} />}
        {found &&
          (done ? (
            <FormSuccess {...accountAction[found.link.mode].done}>
              <AccountWays ways={waysAfter(found.link.mode, signedInAs !== undefined)} />
            </FormSuccess>
          ) : needsOwnSession(found.link.mode) && signedInAs !== found.link.accountEmail ? (
            <ForeignLink accountEmail={found.link.accountEmail} />
          ) : (
            <LinkConfirmation
              {...found}
              onDone={() => setDone(true)}
              onProblem={(kind) => show({ problem: kind, mode: found.link.mode })}
            />
          ))}
      </div>
    </div>
  );
}

interface LinkProblemProps {
  problem: LinkProblemKind;
  mode: AccountLinkMode | undefined;
  onRetry: () => void;
}

function LinkProblem({ problem, mode, onRetry }: LinkProblemProps) {
  const texts = accountAction.problem;
  const asksAgain = mode === 'verifyEmail' || mode === 'verifyAndChangeEmail';
  return (
    <Panel>
      <div className="stack-4">
        <p role="alert">{texts[problem]}</p>
        {problem === 'failed' && <Button onClick={onRetry}>{texts.again}</Button>}
        <AccountWays ways={[asksAgain ? 'settings' : 'passwordReset', 'login', 'home']} />
      </div>
    </Panel>
  );
}

function ForeignLink({ accountEmail }: { accountEmail: string }) {
  const { lead, signIn, notMe, newPassword } = accountAction.foreign;
  return (
    <Panel>
      <div className="stack-4">
        <p>
          {lead} <strong className="breakable">{accountEmail}</strong>
        </p>
        <p>
          <Link className="target inline-block" to={paths.login} state={{ from: paths.accountAction }}>
            {signIn}
          </Link>
        </p>
        <p>{notMe}</p>
        <p>
          <Link className="target inline-block" to={paths.passwordReset}>
            {newPassword}
          </Link>
        </p>
      </div>
    </Panel>
  );
}

function AccountWays({ ways }: { ways: readonly (keyof typeof accountAction.ways)[] }) {
  return (
    <ul className="plain-list">
      {ways.map((way) => (
        <li key={way}>
          <Link className="target inline-block" to={paths[way]}>
            {accountAction.ways[way]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
