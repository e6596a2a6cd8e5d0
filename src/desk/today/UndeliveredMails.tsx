import { Link } from 'react-router-dom';
import { Icon } from '#src/components/ui/Icon.tsx';
import { deskAddress } from '#src/desk/shell/deskLocation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { desk } from '#src/desk/words/desk.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import { TodayPart } from './TodayPart.tsx';
import styles from './UndeliveredMails.module.css';

/** Submissions that lack a mail, each with its way to sending it again. */
export function UndeliveredMails({ undelivered }: { undelivered: readonly Submission[] }) {
  const words = desk.today.undelivered;
  return (
    <TodayPart title={words.title}>
      {undelivered.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="stack-1 plain-list">
        {undelivered.map(({ kind, id, nome, email, createdAt }) => (
          <li key={id} className={styles.mail}>
            <Icon name="alert" />
            <Link
              className="strong text-colour"
              to={deskAddress({ view: 'conversations', filter: 'undelivered', openId: id })}
            >
              {nome || email}
            </Link>
            <span className="small soft">
              {admin.kinds[kind]}, {formatShortDateTime(createdAt, new Date())}
            </span>
          </li>
        ))}
      </ul>
    </TodayPart>
  );
}
