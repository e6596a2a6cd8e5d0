import { splitHistory } from '../submissions/mails/quotedHistory.ts';
import type { ReceivedMail } from '../submissions/mails/receivedMail.ts';
import { messageExpiry } from '../submissions/retention.ts';
import { stateOf } from '../submissions/states.ts';
import type { Submission } from '../submissions/submission.ts';
import { excerpt } from '../text/excerpt.ts';
import type { CommandContext, Outcome } from './command.ts';
import { firstFields } from './submit.ts';

const SHOWN_CHARACTERS = 200;

/**
 * Adds a mail to a conversation. A client's mail makes the conversation new. A mail that the studio sent from its
 * mailbox makes it answered. Neither changes the state if the other side wrote later. Automatic mails, and mails that
 * wait for a decision, are only stored.
 */
export function receiveMail(
  submission: Submission,
  { mail }: { mail: ReceivedMail; isDecided: boolean },
): Outcome {
  const { state, lastMails, createdAt, correspondents = [] } = submission;
  const { standing, isTrusted } = stateOf(submission);
  if (!standing) return { refused: 'closed' };
  const { by, at, sort, from, why } = mail;
  if (mail.standing === 'asks' || sort !== 'person') return { fields: {}, received: mail };
  const fields = {
    lastMails: lastMailsAfter(lastMails, mail),
    ...(why === 'otherSender' && { correspondents: [...new Set([...correspondents, from.address])] }),
  };
  const isLast = (other: Date | undefined) => !other || other <= at;
  if (by === 'client') {
    const opens = isTrusted && isLast(lastMails?.studio);
    return {
      what: 'received',
      fields: { ...fields, ...(opens && { state: 'new', remindOn: undefined }) },
      received: mail,
    };
  }
  const answers = state === 'new' && isLast(lastMails?.client) && isLast(createdAt);
  return { what: 'mailed', fields: { ...fields, ...(answers && { state: 'answered' }) }, received: mail };
}

/** Begins a conversation with a stranger's mail. If the sender is not authenticated, the studio must confirm it. */
export function beginByMail(
  _: undefined,
  { id, mail, isProved }: { id: string; mail: ReceivedMail; isProved: boolean },
  { now }: CommandContext,
): Outcome {
  const { name, address } = mail.from;
  const sent = { form: 'mail' as const, nome: name || address, email: address, mensagem: '' };
  return {
    what: 'entered',
    fields: {
      ...sent,
      ...firstFields({ id, ...sent, mensagem: mail.text.slice(0, 5000) }, now),
      expireAt: messageExpiry(now),
      state: isProved ? 'new' : 'review',
      lastMails: lastMailsAfter(undefined, mail),
    },
    received: mail,
  };
}

/**
 * Updates `lastMails` before a mail leaves its conversation. If it was the last mail of the client or the studio, the
 * last one in `rest` takes its place. `rest` are the conversation's other mails.
 */
export function loseMail(
  { lastMails }: Submission,
  { mail, rest }: { mail: ReceivedMail; rest: readonly ReceivedMail[] },
): Outcome {
  if (Number(lastMails?.[mail.by]) !== Number(mail.at)) return undefined;
  const others = rest.filter(({ standing, sort }) => standing === 'added' && sort === 'person');
  return { fields: { lastMails: others.reduce(lastMailsAfter, undefined) } };
}

function lastMailsAfter(before: Submission['lastMails'], mail: ReceivedMail): Submission['lastMails'] {
  const { by, at, text, subject, messageId, cc } = mail;
  const last = before?.[by];
  if (last && last > at) return before;
  const kept = before ?? { begins: '', messageId: '', cc: [] };
  if (by === 'studio') return { ...kept, studio: at };
  const begins = excerpt(splitHistory(text, subject).words || subject, SHOWN_CHARACTERS);
  return { ...kept, client: at, begins, messageId, cc };
}
