import { BookedTime } from '#src/desk/parts/bookings/BookedTime.tsx';
import { answersOf } from '#src/domain/submissions/kinds.ts';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { excerpt } from '#src/domain/text/excerpt.ts';

const FIRST_WORDS = 120;

/** A submission in one line: the time of a booking, or the first words of a message or of the client's last mail. */
export function Gist({ submission }: { submission: Submission }) {
  if (submission.kind === 'bookings') return <BookedTime booking={submission} />;
  const { begins, client } = submission.lastMails ?? {};
  const isNewer = begins && client && client > submission.createdAt;
  return excerpt(isNewer ? begins : firstWords(submission), FIRST_WORDS);
}

/** The visitor's words, or the studio's if it began the conversation. */
function firstWords(message: MessageSubmission): string {
  const answers = answersOf(message).map(({ label, text }) => `${label}: ${text}`);
  const words = message.mensagem || message.replies[0]?.text;
  return [...answers, words].filter(Boolean).join(' ');
}
