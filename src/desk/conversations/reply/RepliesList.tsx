import { useId } from 'react';
import { nameAuthor } from '#src/desk/parts/describeLogEntry.ts';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { replyMail } from '#src/domain/submissions/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './RepliesList.module.css';
import { replyWords } from './replyWords.ts';

const words = replyWords.list;

/** The studio's replies, the oldest first; nothing where there are none. */
export function RepliesList({ submission: { replies, mail } }: { submission: Submission }) {
  const own = useOwnAccount()?.email;
  const id = useId();
  const numbers = Object.keys(replies).sort((one, other) => Number(one) - Number(other));
  if (numbers.length === 0) return null;
  return (
    <section className="stack-3 full" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <ol className="stack-3 full plain-list">
        {numbers.map((number) => {
          const reply = replies[number];
          if (!reply) return null;
          const isOut = !mail.outstanding.includes(replyMail(number));
          const status = isOut ? 'sent' : reply.sendAt > new Date() ? 'held' : 'waiting';
          return (
            <li key={number} className={`${styles.reply} stack-1`}>
              <p className="breakable lines" dir="auto">
                {reply.text}
              </p>
              <p className="small soft">
                {words.by} {nameAuthor(reply.by, own)},{' '}
                <time dateTime={reply.at.toISOString()}>{formatDateTime(reply.at)}</time>.{' '}
                {words.status[status]}.
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
