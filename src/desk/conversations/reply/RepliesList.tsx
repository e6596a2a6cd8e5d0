import { useId } from 'react';
import { Remark } from '#src/desk/conversations/record/Remark.tsx';
import { replyMail } from '#src/domain/submissions/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** The studio's replies, the oldest first; nothing where there are none. */
export function RepliesList({ submission: { replies, mail } }: { submission: Submission }) {
  const id = useId();
  const all = Object.entries(replies).sort(([one], [other]) => Number(one) - Number(other));
  const statusOf = (number: string, sendAt: Date) => {
    if (!mail.outstanding.includes(replyMail(number))) return 'Enviada';
    return sendAt > new Date() ? 'Sai em instantes' : 'Ainda não saiu';
  };
  if (all.length === 0) return null;
  return (
    <section className="stack-3 full" aria-labelledby={id}>
      <h3 id={id}>Respostas</h3>
      <ol className="stack-3 full plain-list">
        {all.map(([number, { text, by, at, sendAt }]) => (
          <Remark key={number} {...{ text, by, at }} status={statusOf(number, sendAt)} />
        ))}
      </ol>
    </section>
  );
}
