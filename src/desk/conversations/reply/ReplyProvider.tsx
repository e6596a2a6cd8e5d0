import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import type { CommandFields } from '#src/domain/commands/table.ts';
import { REPLY_HOLD_MS, replyMail } from '#src/domain/submissions/replies/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { forgetErasedDrafts } from '#src/services/desk/replyDrafts.ts';

const ReplyContext = createContext<ReturnType<typeof useReplies> | undefined>(undefined);

export function ReplyProvider({ children }: { children: ReactNode }) {
  const uid = useOwnAccount()?.uid ?? '';
  // At the start and after every change, deletes the device's drafts of deleted conversations.
  useQuery({ queryKey: ['draft sweep', uid], queryFn: async () => (await forgetErasedDrafts(uid)) ?? null });
  return <ReplyContext value={useReplies()}>{children}</ReplyContext>;
}

/** `held` is the last answer while it can still be taken back. `outcome` is a sentence about its result. */
export function useReply() {
  const replies = useContext(ReplyContext);
  if (!replies) throw new Error('useReply needs a ReplyProvider.');
  return replies;
}

type Outcome = { id: string; sentence: string };

function useReplies() {
  const sending = useSubmissionAction();
  const takingBack = useSubmissionAction();
  const [held, setHeld] = useState<Submission>();
  const [outcome, setOutcome] = useState<Outcome>();

  const tell = (told: Outcome) => {
    setOutcome(told);
    announce(told.sentence);
  };
  /** If this fails, the scheduled function retries. */
  const deliver = async (stored: Submission) => {
    const delivered = await sending.deliverNow(stored).catch(() => undefined);
    if (!delivered) return;
    setHeld((other) => (other === stored ? undefined : other));
    if (!delivered.replies[stored.revision]) return;
    const isWaiting = delivered.mail.outstanding.includes(replyMail(stored.revision));
    const sentence = isWaiting
      ? 'A resposta está guardada e sai assim que o servidor de email aceitar.'
      : 'Resposta enviada.';
    tell({ id: stored.id, sentence });
  };
  const send = (submission: Submission, answer: CommandFields<'reply'>): Promise<boolean> => {
    setOutcome(undefined);
    const done = (stored: Submission | undefined) => {
      if (!stored) return '';
      setHeld(stored);
      // The shell announces this, because a concluding answer opens another conversation with its own live region.
      announce('A resposta sai em dez segundos.');
      // The answer is sent even if another conversation is open by then.
      setTimeout(() => deliver(stored), REPLY_HOLD_MS);
      return '';
    };
    const failed = 'Não foi possível guardar a resposta. O texto continua aqui; tente de novo.';
    return sending.give('reply', submission, answer, { done, failed });
  };
  /** Takes back the last answer. Returns its text, or undefined if it was already sent. */
  const takeBack = async (): Promise<string | undefined> => {
    if (!held) return undefined;
    const reply = held.revision;
    const failed = 'A resposta já saiu e não pode mais ser desfeita.';
    if (!(await takingBack.give('takeBack', held, { reply }, { done: '', failed }))) return undefined;
    setHeld(undefined);
    tell({ id: held.id, sentence: 'A resposta não saiu. O texto está de volta no campo.' });
    return held.replies[reply]?.text;
  };
  return { send, takeBack, held, outcome, sending, takingBack };
}

interface HeldReplyProps {
  id?: string;
  /** After an answer was taken back, writes its text into the answer field again. */
  onTakeBack?: (text: string) => void;
}

/** The state of the last answer, with a button to take it back, even from another conversation. */
export function HeldReply({ id, onTakeBack }: HeldReplyProps) {
  const { held, outcome, takeBack, takingBack } = useReply();
  const { open } = useInboxNavigation();
  const handleTakeBack = async () => {
    const text = await takeBack();
    if (text === undefined || !held) return;
    if (held.id === id) onTakeBack?.(text);
    else open(held);
  };
  const whose = held && held.id !== id ? ` a ${held.nome}` : '';
  return (
    <>
      <p className="small filled-only">
        {held ? `A resposta${whose} sai em dez segundos.` : outcome?.id === id && outcome?.sentence}
      </p>
      {held && (
        <Button variant="secondary" busy={takingBack.running} onClick={handleTakeBack}>
          Desfazer
        </Button>
      )}
      {takingBack.state.status === 'failed' && takingBack.outcome}
    </>
  );
}
