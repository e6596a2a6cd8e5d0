import { Link } from 'react-router-dom';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { Gist } from '#src/desk/parts/rows/Gist.tsx';
import { StatusBadges } from '#src/desk/parts/rows/StatusBadges.tsx';
import { SUBMISSION_KINDS, type Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

export function PersonSubmissions({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <ul className="stack full plain-list">
      {submissions.map((submission) => {
        const { kind, id, createdAt } = submission;
        return (
          <li key={id} className="stack-1 start hairline-below pad-block-3">
            <h4 className="plain strong breakable">
              <Link to={deskAddress({ view: 'conversations', openId: id })}>
                {deskWords.kinds[kind]},{' '}
                <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
              </Link>
            </h4>
            <p className="breakable">
              <Gist submission={submission} />
            </p>
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
