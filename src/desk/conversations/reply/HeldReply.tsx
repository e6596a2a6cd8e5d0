import { Button } from '#src/components/ui/Button.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useReply } from './ReplyProvider.tsx';

interface HeldReplyProps {
  id?: string;
  /** Puts the text of an answer that was taken back into its field. */
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
