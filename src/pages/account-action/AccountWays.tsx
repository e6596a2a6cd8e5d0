import { Link } from 'react-router-dom';
import { accountAction } from '#src/copy/accounts/accountAction.ts';
import { paths } from '#src/domain/site/paths.ts';

export function AccountWays({ ways }: { ways: readonly (keyof typeof accountAction.ways)[] }) {
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
