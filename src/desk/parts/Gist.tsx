import { excerpt } from '#src/domain/site/excerpt.ts';
import { subjectOf } from '#src/domain/submissions/inboxFilters.ts';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { BookedTime } from './BookedTime.tsx';

const FIRST_WORDS = 120;

/** A submission in one line of a list: the time of a booking, or the first words of a message. */
export function Gist({ submission }: { submission: Submission }) {
  if (submission.kind === 'bookings') return <BookedTime booking={submission} />;
  return excerpt(firstWords(submission), FIRST_WORDS);
}

/** The visitor's text without the first line that a form adds; of a conversation that the studio began, its first text. */
function firstWords(message: MessageSubmission): string {
  const { mensagem, replies } = message;
  if (!mensagem) return replies[0]?.text ?? '';
  return subjectOf(message) === 'message' ? mensagem : mensagem.slice(mensagem.indexOf('\n') + 1);
}
