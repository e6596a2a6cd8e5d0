import type { InvitationAnswer } from '../../../src/domain/submissions/bookings/bookingEvent.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import type { Mailbox } from '../adapters/mailbox.ts';
import type { Adapters } from '../createAdapters.ts';
import { isProvedSender } from './decideMail.ts';
import type { MailHeaders } from './mailHeaders.ts';

/** The reply to an invitation that a mail contains; undefined for other mails. */
export async function readInvitationReply(box: Mailbox, uid: number) {
  const parts = await box.parts(uid);
  const part = parts.find(({ type, method }) => type === 'text/calendar' && method === 'REPLY');
  const source = part && (await box.readPart(uid, part));
  return source && { ...readCalendarReply(Buffer.from(source).toString()), source };
}

/** The reply of a booking's host to the invitation; undefined for other mails. */
export async function readHostReply(
  { ownerOfMailbox, readHost }: Pick<Adapters, 'ownerOfMailbox' | 'readHost'>,
  box: Mailbox,
  { uid, headers, isSent }: { uid: number; headers: MailHeaders; isSent: boolean },
  head: Submission,
) {
  const host = head.kind === 'bookings' && head.host && (await readHost(head.host.uid));
  const isHost = host && host.email.toLowerCase() === headers.from.address;
  if (!isHost || !isProvedSender(headers, { isSent }, ownerOfMailbox().server)) return undefined;
  const reply = await readInvitationReply(box, uid);
  return reply?.uid.startsWith(`${head.id}@`) ? reply : undefined;
}

const ANSWERS: Record<string, { told: string; answer?: InvitationAnswer }> = {
  ACCEPTED: { told: 'Aceitou o convite da agenda.', answer: 'accepted' },
  DECLINED: { told: 'Recusou o convite da agenda.', answer: 'declined' },
  TENTATIVE: { told: 'Respondeu “talvez” ao convite da agenda.' },
};

/** Reads a reply to an invitation (RFC 5546, section 3.2.3): the event, the answer, and a text that describes it. */
function readCalendarReply(calendar: string) {
  const unfolded = calendar.replace(/\r?\n[ \t]/g, '');
  const field = (name: string) =>
    new RegExp(`^${name}[^:\\n]*:(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  const partstat = /PARTSTAT=([A-Z-]+)/i.exec(unfolded)?.[1]?.toUpperCase() ?? '';
  const { told, answer } = ANSWERS[partstat] ?? { told: 'Respondeu ao convite da agenda.' };
  const words = field('COMMENT')
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;\\])/g, '$1');
  return {
    text: [told, words].filter(Boolean).join('\n\n'),
    answer,
    uid: field('UID'),
    sequence: Number(field('SEQUENCE')) || 0,
  };
}
