import { useState } from 'react';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.tsx';
import { REPLY_HOLD_MS, replyMail } from '#src/domain/submissions/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/**
 * Sends an answer and, for ten seconds, takes it back. `held` is its number while it can be taken back; `outcome` is what
 * became of the last one.
 */
export function useReply(submission: Submission) {
  const sending = useSubmissionAction();
  const takingBack = useSubmissionAction();
  const [held, setHeld] = useState<number>();
  const [outcome, setOutcome] = useState('');

  /** The schedule tries again later when this fails. */
  const deliver = async (stored: Submission, number: number) => {
    const delivered = await sending.deliverNow(stored).catch(() => undefined);
    if (!delivered) return;
    setHeld((other) => (other === number ? undefined : other));
    if (!delivered.replies[number]) return;
    const isWaiting = delivered.mail.outstanding.includes(replyMail(number));
    setOutcome(
      isWaiting
        ? 'A resposta está guardada e sai assim que o servidor de email aceitar.'
        : 'Resposta enviada.',
    );
  };
  const send = async (text: string, concludes: boolean): Promise<boolean> => {
    setOutcome('');
    const done = (stored: Submission | undefined) => {
      if (!stored) return '';
      setHeld(stored.revision);
      // Also when another conversation is open by then.
      setTimeout(() => deliver(stored, stored.revision), REPLY_HOLD_MS);
      return '';
    };
    const failed = 'Não foi possível guardar a resposta. O texto continua aqui; tente de novo.';
    return sending.give('reply', submission, { text, concludes }, { done, failed });
  };
  const takeBack = async (): Promise<string | undefined> => {
    if (held === undefined) return undefined;
    const text = submission.replies[held]?.text;
    const failed = 'A resposta já saiu e não pode mais ser desfeita.';
    if (!(await takingBack.give('takeBack', submission, { reply: held }, { done: '', failed })))
      return undefined;
    setHeld(undefined);
    setOutcome('A resposta não saiu. O texto está de volta no campo.');
    return text;
  };
  return { send, takeBack, held, outcome, sending, takingBack };
}
