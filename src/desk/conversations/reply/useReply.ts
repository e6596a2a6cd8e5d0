import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { giveCommand, useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { REPLY_HOLD_MS, replyMail } from '#src/domain/submissions/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { replyWords as words } from './replyWords.ts';

/**
 * Sends an answer and, for ten seconds, takes it back. `held` is its number while it can be taken back; `outcome` is what
 * became of the last one.
 */
export function useReply(submission: Submission, onUpdate: (submission: Submission) => void) {
  const sending = useSubmissionAction(onUpdate);
  const takingBack = useSubmissionAction(onUpdate);
  const [held, setHeld] = useState<number>();
  const [outcome, setOutcome] = useState('');
  const isShown = useRef(true);
  /** The reply to deliver when it can no longer be taken back. */
  const pending = useRef<{ stored: Submission; number: number }>(undefined);

  useEffect(() => {
    if (held === undefined) return;
    const timer = setTimeout(() => {
      setHeld(undefined);
      setOutcome(words.leaving);
      void deliver();
    }, REPLY_HOLD_MS);
    return () => clearTimeout(timer);
  }, [held]);

  /** The function waits until the answer may go; what fails is tried again later by the schedule. */
  const deliver = useEffectEvent(async () => {
    if (!pending.current) return;
    const { stored, number } = pending.current;
    pending.current = undefined;
    const delivered = await import('#src/services/desk/commands.ts')
      .then(({ deliverNow }) => deliverNow(stored))
      .catch(() => undefined);
    if (!isShown.current) return;
    if (!delivered) return;
    onUpdate(delivered);
    if (!delivered.replies[number]) return;
    const isWaiting = delivered.mail.outstanding.includes(replyMail(number));
    setOutcome(isWaiting ? words.waiting : words.sent);
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      void deliver();
    };
  }, []);
  const send = async (text: string, concludes: boolean): Promise<boolean> => {
    setOutcome('');
    let stored: Submission | undefined;
    const work = async () => {
      stored = await giveCommand('reply', submission, { text, concludes });
      return stored;
    };
    if (!(await sending.run({ work, done: words.held, failed: words.failed })) || !stored) return false;
    const number = stored.revision;
    pending.current = { stored, number };
    setHeld(number);
    return true;
  };
  const takeBack = async (): Promise<string | undefined> => {
    if (held === undefined) return undefined;
    const { text } = submission.replies[held] ?? { text: '' };
    const work = () => giveCommand('takeBack', submission, { reply: held });
    if (!(await takingBack.run({ work, done: words.takenBack, failed: words.late }))) return undefined;
    pending.current = undefined;
    setHeld(undefined);
    setOutcome(words.takenBack);
    return text;
  };
  return { send, takeBack, held, outcome, sending, takingBack };
}
