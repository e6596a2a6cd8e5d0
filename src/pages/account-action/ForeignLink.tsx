import { Link } from 'react-router-dom';
import { Panel } from '#src/components/ui/Panel.tsx';
import { accountAction } from '#src/copy/accounts/accountAction.ts';
import { paths } from '#src/domain/site/paths.ts';

/** Explains that a link works only while its account is signed in, with links to sign in and to set a new password. */
export function ForeignLink({ accountEmail }: { accountEmail: string }) {
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
