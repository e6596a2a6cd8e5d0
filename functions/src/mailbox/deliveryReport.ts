/** The recipient that a delivery report tells of, and the code of a mail that failed as the outbox has it; undefined where none failed for good (RFC 3464). */
export function readDeliveryReport(report: string): { recipient: string; code: string } | undefined {
  const field = (name: string) =>
    new RegExp(`^${name}:\\s*(?:[\\w-]+;)?\\s*(.+?)\\s*$`, 'im').exec(report)?.[1] ?? '';
  const status = field('Status');
  if (field('Action').toLowerCase() !== 'failed' || !status.startsWith('5')) return undefined;
  const reply = status === '5.2.2' ? '552' : status.startsWith('5.1') ? '550' : '554';
  return { recipient: field('Final-Recipient').toLowerCase(), code: `EENVELOPE ${reply}` };
}

const ANSWERS: Record<string, string> = {
  ACCEPTED: 'Aceitou o convite da agenda.',
  DECLINED: 'Recusou o convite da agenda.',
  TENTATIVE: 'Respondeu “talvez” ao convite da agenda.',
};

/** The answer to an invitation, in a sentence; the comment that came with it stands below. */
export function describeCalendarReply(calendar: string): string {
  const unfolded = calendar.replace(/\r?\n[ \t]/g, '');
  const answer = /PARTSTAT=([A-Z-]+)/i.exec(unfolded)?.[1]?.toUpperCase() ?? '';
  const comment = /^COMMENT[^:\n]*:(.*)$/im.exec(unfolded)?.[1]?.trim() ?? '';
  const words = comment.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1');
  return [ANSWERS[answer] ?? 'Respondeu ao convite da agenda.', words].filter(Boolean).join('\n\n');
}
