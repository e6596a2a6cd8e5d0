import { Button } from '#src/components/ui/Button.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { accountAction } from '#src/copy/accounts/accountAction.ts';
import type { AccountLinkMode } from '#src/domain/accounts/accountLink.ts';
import { AccountWays } from './AccountWays.tsx';
import type { LinkProblemKind } from './useAccountLink.ts';

interface LinkProblemProps {
  problem: LinkProblemKind;
  /** The purpose of the link, if its URL contains one. */
  mode: AccountLinkMode | undefined;
  onRetry: () => void;
}

export function LinkProblem({ problem, mode, onRetry }: LinkProblemProps) {
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
