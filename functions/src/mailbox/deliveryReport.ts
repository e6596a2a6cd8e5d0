import type { InvitationAnswer } from '../../../src/domain/submissions/bookings/bookingEvent.ts';

/** The recipient and error code of a delivery report (RFC 3464); undefined without a permanent failure. */
export function readDeliveryReport(report: string): { recipient: string; code: string } | undefined {
  const field = (name: string) =>
    new RegExp(`^${name}:\\s*(?:[\\w-]+;)?\\s*(.+?)\\s*$`, 'im').exec(report)?.[1] ?? '';
  const status = field('Status');
  if (field('Action').toLowerCase() !== 'failed' || !status.startsWith('5')) return undefined;
  const reply = status === '5.2.2' ? '552' : status.startsWith('5.1') ? '550' : '554';
  return { recipient: field('Final-Recipient').toLowerCase(), code: `EENVELOPE ${reply}` };
}

const ANSWERS: Record<string, { told: string; answer?: InvitationAnswer }> = {
  ACCEPTED: { told: 'Aceitou o convite da agenda.', answer: 'accepted' },
  DECLINED: { told: 'Recusou o convite da agenda.', answer: 'declined' },
  TENTATIVE: { told: 'Respondeu “talvez” ao convite da agenda.' },
};

/** Reads the reply to an invitation (RFC 5546, section 3.2.3): the event, the answer, and a sentence about it. */
export function readCalendarReply(calendar: string) {
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
