import { Link } from 'react-router-dom';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { BookedTime } from '#src/desk/parts/bookings/BookedTime.tsx';
import { Entry } from '#src/desk/parts/record/Entry.tsx';
import { Remark } from '#src/desk/parts/record/Remark.tsx';
import { ThreadArea } from '#src/desk/parts/record/ThreadArea.tsx';
import { StatusBadges } from '#src/desk/parts/rows/StatusBadges.tsx';
import { answersOf } from '#src/domain/submissions/kinds.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** Everything from one person, the newest first, with what the studio noted and the way to each. */
export function PersonThread({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <ThreadArea label="O que chegou">
      <ol className="stack-5 one-column plain-list">
        {submissions.map((submission) => {
          const { kind, id, createdAt, notes } = submission;
          const isMessage = kind === 'messages';
          return (
            <li key={id} className="stack-2">
              <Entry
                author={
                  <Link to={deskAddress({ view: 'conversations', openId: id })}>{deskWords.kinds[kind]}</Link>
                }
                at={createdAt}
                answers={isMessage ? answersOf(submission) : []}
                text={isMessage ? submission.mensagem : submission.descricaoProjeto}
              >
                <StatusBadges submission={submission} />
              </Entry>
              {!isMessage && (
                <p>
                  <BookedTime booking={submission} />
                </p>
              )}
              {!isMessage && submission.deleteWhenMailed && <p>{deskWords.deletionPending}</p>}
              {Object.entries(notes).length > 0 && (
                <ul className="stack-2 plain-list" aria-label="Notas da equipe">
                  {Object.entries(notes).map(([revision, note]) => (
                    <Remark key={revision} {...note} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </ThreadArea>
  );
}
