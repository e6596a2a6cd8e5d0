import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { ReceivedMailItem } from '#src/desk/conversations/mail/ReceivedMailItem.tsx';
import { Remark } from '#src/desk/parts/record/Entry.tsx';
import { replyMail } from '#src/domain/submissions/replies/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { loadReceivedMails } from '#src/services/desk/receivedMails.ts';

export function RepliesList({ submission }: { submission: Submission }) {
  const { replies, mail: sending } = submission;
  const { data: mails = [] } = useQuery({
    queryKey: ['receivedMails', submission.id],
    queryFn: () => loadReceivedMails(submission),
  });
  const statusOf = (number: string, sendAt: Date) => {
    if (!sending.outstanding.includes(replyMail(number))) return 'Enviada';
    return sendAt > new Date() ? 'Sai em instantes' : 'Ainda não saiu';
  };
  const items = [
    ...Object.entries(replies).map(([number, { text, by, at, sendAt, cc = [] }]) => {
      const copies = cc.length > 0 ? `, com cópia para ${cc.join(', ')}` : '';
      const status = `${statusOf(number, sendAt)}${copies}`;
      return { key: number, at, item: <Remark {...{ text, by, at, status }} /> };
    }),
    ...mails.map((mail) => ({
      key: mail.id,
      at: mail.at,
      item: <ReceivedMailItem mail={mail} submission={submission} />,
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  if (items.length === 0) return null;
  return (
    <section className="full" aria-label="Respostas">
      <ol className="stack-4 full plain-list">
        {items.map(({ key, item }) => (
          <Fragment key={key}>{item}</Fragment>
        ))}
      </ol>
    </section>
  );
}
