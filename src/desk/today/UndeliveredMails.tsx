import { Link } from 'react-router-dom';
import { Icon } from '#src/components/ui/Icon.tsx';
import { admin } from '#src/desk/base/admin.ts';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import type { Today } from '#src/services/desk/today.ts';
import { TodayPart } from './TodayPart.tsx';

/** Submissions that lack a mail, each with its way to sending it again. */
export function UndeliveredMails({ undelivered }: Pick<Today, 'undelivered'>) {
  return (
    <TodayPart title="Emails que não saíram">
      {undelivered.length === 0 && <p className="soft">Todos os emails saíram.</p>}
      <ul className="stack-1 plain-list">
        {undelivered.map(({ kind, id, nome, email, createdAt }) => (
          <li key={id} className="row-2 upper">
            <Icon name="alert" className="error" />
            <p className="breakable shrinkable">
              <Link
                className="strong text-colour"
                to={deskAddress({ view: 'conversations', filter: 'undelivered', openId: id })}
              >
                {nome || email}
              </Link>{' '}
              <span className="small soft">
                {admin.kinds[kind]}, {formatShortDateTime(createdAt, new Date())}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </TodayPart>
  );
}
