import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import type { Today } from '#src/services/desk/today.ts';

/** Mails that answer a conversation, and join it only when somebody of the studio lets them. */
export function AskingMails({ asking }: Pick<Today, 'asking'>) {
  if (asking.length === 0) return null;
  return (
    <Notice tone="warning" live={false} title="Emails que esperam você decidir">
      <ul className="plain-list">
        {asking.map(({ id, from, subject, submission }) => (
          <li key={id}>
            <Link to={deskAddress({ view: 'conversations', openId: submission.split('/')[1] })}>
              {from.name || from.address}
            </Link>
            : “{subject}”
          </li>
        ))}
      </ul>
    </Notice>
  );
}
