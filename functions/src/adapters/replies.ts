import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { REPLY_HOLD_MS, type Reply, replyMail } from '../../../src/domain/replies.ts';
import { nextRevision } from '../../../src/domain/submissionLog.ts';
import { changeSeen, type InboxChange, submissionDocument } from './submissionDocuments.ts';

/** An administrator who answers: their uid keeps the draft, their name signs the mail. */
export type ReplyAuthor = { uid: string; name: string };

/** Answers to visitors, which stand in their submissions and go out with the other mails of the outbox. */
export function createReplies(db: () => Firestore) {
  return { add, takeBack };

  /**
   * Stores an answer, to be sent after the time in which it can be taken back; the submission counts as answered, and the
   * author's draft is gone. `closed`: what is spam, or came without an address, is not answered.
   */
  function add({ seen, by, now }: InboxChange, { uid, name }: ReplyAuthor, text: string) {
    return changeSeen(db(), seen, async ({ record }, transaction): Promise<'closed' | 'done'> => {
      if (record.state === 'spam' || record.email === '') return 'closed';
      const sendAt = new Date(now.getTime() + REPLY_HOLD_MS);
      const reply: Reply = { text, by, name, at: now, sendAt, before: record.state };
      const next = nextRevision(record, { at: now, by, what: 'replied' });
      transaction.update(submissionDocument(db(), seen), {
        ...next,
        [`replies.${next.revision}`]: reply,
        [`drafts.${uid}`]: FieldValue.delete(),
        state: 'answered',
        mail: {
          ...record.mail,
          state: 'pending',
          attempts: 0,
          nextAttemptAt: sendAt,
          outstanding: [...record.mail.outstanding, replyMail(next.revision)],
        },
      });
      return 'done';
    });
  }

  /** Takes an answer back that has not gone out yet, with the state that it gave. `late`: it is out, or on its way. */
  function takeBack({ seen, by, now }: InboxChange, { uid }: ReplyAuthor, number: number) {
    return changeSeen(db(), seen, async ({ record }, transaction): Promise<'late' | 'done'> => {
      const reply = record.replies?.[number];
      const name = replyMail(number);
      if (!reply || !record.mail.outstanding.includes(name) || reply.sendAt <= now) return 'late';
      const outstanding = record.mail.outstanding.filter((other) => other !== name);
      const isOver = outstanding.length === 0;
      transaction.update(submissionDocument(db(), seen), {
        ...nextRevision(record, { at: now, by, what: 'takenBack' }),
        [`replies.${number}`]: FieldValue.delete(),
        [`drafts.${uid}`]: reply.text,
        ...(record.state === 'answered' && { state: reply.before }),
        mail: {
          ...record.mail,
          outstanding,
          ...(isOver ? { state: 'sent', nextAttemptAt: null } : { nextAttemptAt: now }),
        },
      });
      return 'done';
    });
  }
}
