import { Link } from 'react-router-dom';
import { admin } from '#src/desk/base/admin.ts';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { excerpt } from '#src/domain/site/excerpt.ts';
import { sentText } from '#src/domain/submissions/kinds.ts';
import { SUBMISSION_KINDS, type Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { BookedTime } from './BookedTime.tsx';
import { LinkedText } from './LinkedText.tsx';
import { StatusBadges } from './StatusBadges.tsx';

interface PersonSubmissionsProps {
  submissions: readonly Submission[];
  /** With the whole text and the studio's notes. */
  isWhole?: boolean;
}

/** Submissions of one person, each with a link to it. */
export function PersonSubmissions({ submissions, isWhole = false }: PersonSubmissionsProps) {
  return (
    <ul className="stack full plain-list">
      {submissions.map((submission) => {
        const { kind, id, createdAt, notes } = submission;
        const text = kind === 'messages' ? sentText(submission) : submission.descricaoProjeto;
        return (
          <li key={id} className="stack-1 start hairline-below pad-block-3">
            <h4 className="plain strong breakable">
              <Link to={deskAddress({ view: 'conversations', openId: id })}>
                {admin.kinds[kind]},{' '}
                <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
              </Link>
            </h4>
            {kind === 'bookings' && (
              <p>
                <BookedTime booking={submission} />
              </p>
            )}
            {kind === 'bookings' && submission.deleteWhenMailed && <p>{admin.deletionPending}</p>}
            <p className="breakable lines">{isWhole ? <LinkedText text={text} /> : excerpt(text, 120)}</p>
            {isWhole &&
              Object.entries(notes).map(([revision, note]) => (
                <p key={revision} className="small breakable lines">
                  <span className="strong">Nota</span> ({note.by}, {formatDateTime(note.at)}):{' '}
                  <LinkedText text={note.text} />
                </p>
              ))}
            <StatusBadges submission={submission} />
          </li>
        );
      })}
    </ul>
  );
}

const COUNTED = {
  messages: { one: 'mensagem', many: 'mensagens' },
  bookings: { one: 'agendamento', many: 'agendamentos' },
};

/** '2 mensagens, 1 agendamento' */
export function countWords(submissions: readonly Submission[]): string {
  return SUBMISSION_KINDS.flatMap((kind) => {
    const count = submissions.filter((one) => one.kind === kind).length;
    return count > 0 ? `${count} ${COUNTED[kind][count === 1 ? 'one' : 'many']}` : [];
  }).join(', ');
}
