import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { MONTH_LIMIT, PARTICIPANTS_LIMIT, PROPOSAL_TEXT_LIMIT } from '#src/domain/forms/fieldLimits.ts';

interface ProposalDetailsProps {
  words: Record<
    'participants' | 'participantsHint' | 'month' | 'monthHint' | 'message' | 'messageHint',
    string
  >;
}

/** The optional fields of a proposal: number of people, month and message. */
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
