import { Link } from 'react-router-dom';
import { BookedTime } from '#src/desk/parts/BookedTime.tsx';
import { StatusBadges } from '#src/desk/parts/StatusBadges.tsx';
import { deskAddress } from '#src/desk/shell/deskLocation.ts';
import { admin } from '#src/desk/words/admin.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

/** Submissions from one address, each with a link to it. */
export function PersonSubmissions({ submissions }: { submissions: readonly Submission[] }) {
  const words = admin.person;
  return (
    <ul className="stack plain-list">
      {submissions.map((submission) => {
        const { kind, id, nome, createdAt } = submission;
        return (
          <li key={id} className="stack-2 start hairline-below pad-block-4">
            <h3 className="title-s breakable">
              {words.kinds[kind]}: {nome || admin.unreadable.title}
            </h3>
            <p>
              {admin.submission.received}{' '}
              <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
            </p>
            {kind === 'bookings' && (
              <p>
                <BookedTime booking={submission} />
              </p>
            )}
            {kind === 'bookings' && submission.deleteWhenMailed && <p>{admin.remove.pending}</p>}
            <StatusBadges submission={submission} />
            <Link
              to={deskAddress({ view: 'conversations', openId: id })}
              aria-label={`${words.open} ${words.kinds[kind]}: ${nome}`}
            >
              {words.open}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
