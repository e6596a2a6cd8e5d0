import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { proposal as words } from '#src/copy/forms/proposal.ts';
import { MONTH_LIMIT, PARTICIPANTS_LIMIT, PROPOSAL_TEXT_LIMIT } from '#src/domain/forms/fieldLimits.ts';

interface ProposalDetailsProps {
  participants?: string;
  participantsHint?: string;
}

export function ProposalDetails({
  participants = words.participants,
  participantsHint = words.participantsHint,
}: ProposalDetailsProps) {
  return (
    <>
      <TextField
        label={participants}
        hint={participantsHint}
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
