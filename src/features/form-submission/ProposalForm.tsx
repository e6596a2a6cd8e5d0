import type { ReactNode } from 'react';
import { EmailField } from '#src/components/form/fields/EmailField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { proposal } from '#src/copy/forms/proposal.ts';
import { NAME_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { useMessageForm } from './useMessageForm.ts';

interface ProposalFormProps {
  /** Its name among the drafts. */
  name: string;
  /** The word for an organisation that is no company. */
  organisation?: string;
  /** Fields beyond the company and its e-mail. */
  children: ReactNode;
}

const readProposal = async (values: FormValues) =>
  (await import('#src/domain/forms/proposal.ts')).readProposal(values);

/** A company's request for a proposal, named by the heading `titulo-da-proposta`. Company and e-mail are enough. */
export function ProposalForm({ name, organisation = 'Nome da empresa', children }: ProposalFormProps) {
  const form = useMessageForm({ name, read: readProposal });
  return (
    <SubmissionForm form={form} labelledBy="titulo-da-proposta" words={proposal} successLevel={3}>
      <TextField
        label={organisation}
        name="empresa"
        autoComplete="organization"
        maxLength={NAME_LIMIT}
        required
      />
      <EmailField label="Email corporativo" name="email" />
      {children}
    </SubmissionForm>
  );
}
