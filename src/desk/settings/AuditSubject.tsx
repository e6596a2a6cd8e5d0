import { Link } from 'react-router-dom';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import type { AuditEntry } from '#src/domain/submissions/audit.ts';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';

/** The subject of an audit entry: a member, a list, or submissions with links to existing ones. */
export function AuditSubject({ entry: { action, person, list, submissions } }: { entry: AuditEntry }) {
  if (person) return person;
  if (list) {
    const { kind, from, until } = list;
    const period = [from && `de ${formatShortDay(from)}`, until && `até ${formatShortDay(until)}`];
    return [deskWords.kindsOfMany[kind], ...period].filter(Boolean).join(', ');
  }
  return submissions.map((path) => {
    const [kind, id = ''] = path.split('/') as [SubmissionKind, string?];
    const name = `${deskWords.kinds[kind]} ${bookingReference(id)}`;
    if (action === 'delete') return <span key={path}>{name}</span>;
    return (
      <Link key={path} to={deskAddress({ view: 'conversations', openId: id })}>
        {name}
      </Link>
    );
  });
}
