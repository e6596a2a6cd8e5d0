import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { useCommands } from '#src/desk/base/useCommands.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { REPLY_HOLD_MS, replyMail } from '#src/domain/submissions/replies/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { inWords } from '#src/domain/time/inWords.ts';

const HOLD = `${inWords(REPLY_HOLD_MS / 1000)} segundos`;

/** The key of the last answer in the query cache, which keeps it while rooms and conversations change. */
const HELD = ['held reply'];

interface LastReply {
  /** The last answer, as long as it can be taken back. */
  held?: Submission | undefined;
  told?: { id: string; sentence: string } | undefined;
}

/** The last answer of this person. `hold` waits until a stored answer can no longer be taken back, then delivers it. */
export function useLastReply() {
  const client = useQueryClient();
  const { deliverNow } = useCommands();
  const { data = {} } = useQuery<LastReply>({
    queryKey: HELD,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (changes: LastReply) =>
    client.setQueryData<LastReply>(HELD, (before) => ({ ...before, ...changes }));
  const tell = (id: string, sentence: string) => {
    change({ told: { id, sentence } });
    announce(sentence);
  };
  /** If this fails, the scheduled function retries. */
  const deliver = async (stored: Submission) => {
    const delivered = await deliverNow(stored).catch(() => undefined);
    if (!delivered) return;
    const { held } = client.getQueryData<LastReply>(HELD) ?? {};
    if (held?.id === stored.id && held.revision === stored.revision) change({ held: undefined });
    if (!delivered.replies[stored.revision]) return;
    const isWaiting = delivered.mail.outstanding.includes(replyMail(stored.revision));
    tell(
      stored.id,
      isWaiting
        ? 'A resposta está guardada e sai assim que o servidor de email aceitar.'
        : 'Resposta enviada.',
    );
  };
  const hold = (stored: Submission) => {
    change({ held: stored });
    // The shell announces this, because a concluding answer opens another conversation with its own live region.
    announce(`A resposta sai em ${HOLD}.`);
    // The answer is sent even if another conversation is open by then.
    setTimeout(deliver, REPLY_HOLD_MS, stored);
  };
  return { ...data, change, tell, hold };
}

type HeldReplyProps = { id?: string; onTakeBack?: (text: string) => void };

/** Shown in every conversation. In the answer's own conversation, `onTakeBack` gets the text that was taken back. */
export function HeldReply({ id, onTakeBack }: HeldReplyProps) {
  const { held, told, change, tell } = useLastReply();
  const { outcome, give, running } = useSubmissionAction();
  const { open } = useInboxNavigation();
  const takeBack = async (reply: Submission) => {
    const failed = 'A resposta já saiu e não pode mais ser desfeita.';
    if (!(await give('takeBack', reply, { reply: reply.revision }, { done: '', failed }))) return;
    change({ held: undefined });
    tell(reply.id, 'A resposta não saiu. O texto está de volta no campo.');
    const { text } = reply.replies[reply.revision] ?? {};
    if (reply.id !== id) open(reply);
    else if (text) onTakeBack?.(text);
  };
  const whose = held && held.id !== id ? ` a ${held.nome}` : '';
  return (
    <>
      <p className="small filled-only">
        {held ? `A resposta${whose} sai em ${HOLD}.` : told?.id === id && told?.sentence}
      </p>
      {held && (
        <Button variant="secondary" busy={running} onClick={() => takeBack(held)}>
          Desfazer
        </Button>
      )}
      {outcome}
    </>
  );
}
