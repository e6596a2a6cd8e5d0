import { TextareaField } from '#src/components/form/TextareaField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { MONTH_LIMIT, PARTICIPANTS_LIMIT, PROPOSAL_TEXT_LIMIT } from '#src/domain/fieldLimits.ts';

interface ProposalDetailsProps {
  words: Record<
    'participants' | 'participantsHint' | 'month' | 'monthHint' | 'message' | 'messageHint',
    string
  >;
}

/** What a company may add to its proposal: how many people, when, and what it wants to say. */
export function ProposalDetails({ words }: ProposalDetailsProps) {
  return (
    <>
      <TextField
        label={words.participants}
        hint={words.participantsHint}
        name="participantes"
        optional
        autoComplete="off"
        maxLength={PARTICIPANTS_LIMIT}
      />
      <TextField
        label={words.month}
        hint={words.monthHint}
        name="mes"
        optional
        autoComplete="off"
        maxLength={MONTH_LIMIT}
      />
      <TextareaField
        label={words.message}
        hint={`${words.messageHint} Até ${PROPOSAL_TEXT_LIMIT} caracteres.`}
        name="mensagem"
        optional
        maxLength={PROPOSAL_TEXT_LIMIT}
      />
    </>
  );
}
