import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { accountAction } from '#src/content/accountAction.ts';
import type { AccountLinkMode } from '#src/domain/accountLink.ts';
import { paths } from '#src/domain/paths.ts';
import type { LinkProblemKind } from './useAccountLink.ts';

interface LinkProblemProps {
  problem: LinkProblemKind;
  /** What the link was for, if its address says so. */
  mode: AccountLinkMode | undefined;
  onRetry: () => void;
}

/** Why a link does not work, and where to go from here. */
export function LinkProblem({ problem, mode, onRetry }: LinkProblemProps) {
  const { problem: texts, ways } = accountAction;
  const asksAgain = mode === 'verifyEmail' || mode === 'verifyAndChangeEmail';
  return (
    <Panel>
      <div className="stack-4">
        <p role="alert">{texts[problem]}</p>
        {problem === 'failed' && <Button onClick={onRetry}>{texts.again}</Button>}
        <ul className="plain-list">
          {asksAgain ? (
            <li>
              <Link className="target inline-block" to={paths.settings}>
                {ways.settings}
              </Link>
            </li>
          ) : (
            <li>
              <Link className="target inline-block" to={paths.passwordReset}>
                {ways.passwordReset}
              </Link>
            </li>
          )}
          <li>
            <Link className="target inline-block" to={paths.login}>
              {ways.login}
            </Link>
          </li>
          <li>
            <Link className="target inline-block" to={paths.home}>
              {ways.home}
            </Link>
          </li>
        </ul>
      </div>
    </Panel>
  );
}
