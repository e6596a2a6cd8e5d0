import type { ReactNode } from 'react';
import { EmailField } from '#src/components/form/fields/EmailField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { proposal } from '#src/copy/forms/proposal.ts';
import { NAME_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { type MessageFormOptions, useMessageForm } from './useMessageForm.ts';

interface ProposalFormProps extends MessageFormOptions {
  /** Fields beyond the company and its e-mail. */
  children: ReactNode;
}

/** A company's request for a proposal, named by the heading `titulo-da-proposta`. Company and e-mail are enough. */
export function ProposalForm({ children, ...options }: ProposalFormProps) {
  const form = useMessageForm(options);
  return (
    <SubmissionForm form={form} labelledBy="titulo-da-proposta" words={proposal} successLevel={3}>
      <TextField
        label="Nome da empresa"
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
