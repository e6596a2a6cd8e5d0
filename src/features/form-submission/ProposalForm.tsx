import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { EmailField } from '#src/components/form/fields/EmailField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { proposal as words } from '#src/copy/forms/proposal.ts';
import {
  MONTH_LIMIT,
  NAME_LIMIT,
  PARTICIPANTS_LIMIT,
  PROPOSAL_TEXT_LIMIT,
} from '#src/domain/forms/fieldLimits.ts';
import { SubmissionForm } from './SubmissionForm.tsx';

interface ProposalFormProps {
  kind: keyof typeof loaders;
  /** The label of the field for the organisation's name, if the organisation need not be a company. */
  organisation?: string;
  /** The page's programmes, and the form's initial values if the visitor comes from one of them (?programa=). */
  programs: readonly { titulo: string; path: string }[];
  begin: (program: string) => FormValues;
  participants?: { label: string; hint: string };
  children: ReactNode;
}

const loaders = {
  training: async () => (await import('#src/domain/forms/proposal.ts')).trainingFields,
  education: async () => (await import('#src/domain/forms/proposal.ts')).educationFields,
};

/** A company's request for a proposal. The page's heading with the id `titulo-da-proposta` labels it. */
export function ProposalForm(props: ProposalFormProps) {
  const { kind, organisation = 'Nome da empresa', programs, begin, participants, children } = props;
  const { search } = useLocation();
  const given = useMemo(() => {
    const path = new URLSearchParams(search).get('programa');
    const program = programs.find((one) => one.path === path);
    return program && begin(program.titulo);
  }, [search, programs, begin]);
  return (
    <SubmissionForm
      {...{ kind, given, words }}
      loadFields={loaders[kind]}
      labelledBy="titulo-da-proposta"
      successLevel={3}
    >
      <TextField
        label={organisation}
        name="empresa"
        autoComplete="organization"
        maxLength={NAME_LIMIT}
        required
      />
      <EmailField label="Email corporativo" />
      {children}
      <TextField
        label={words.participants}
        hint={words.participantsHint}
        {...participants}
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
    </SubmissionForm>
  );
}
