import type { ReactNode } from 'react';
import { EmailField } from '#src/components/form/fields/EmailField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { PrivacyNoteProps } from '#src/components/form/PrivacyNote.tsx';
import { NAME_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { FormDraft } from './useFormDraft.ts';
import type { FormSubmission } from './useFormSubmission.ts';

/** Props that a page gives its proposal form. */
export interface ProposalFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string;
  onErrorsChange: (hasErrors: boolean) => void;
}

interface CorporateProposalFormProps extends Pick<ProposalFormProps, 'labelledBy'> {
  submission: FormSubmission;
  draft: FormDraft;
  /** Fields beyond the company and its e-mail. */
  children: ReactNode;
  captcha: ReactNode;
  words: {
    submit: string;
    success: { title: string; text: string; underReview: string; again: string };
    privacy: PrivacyNoteProps;
    withoutScript: string;
  };
  /** Where to write when the form cannot be sent. */
  email: string;
}

/** A corporate proposal form: the two answers that every proposal needs, and those of its page. */
export function CorporateProposalForm({ words, email, children, ...form }: CorporateProposalFormProps) {
  return (
    <SubmissionForm
      {...form}
      submitLabel={words.submit}
      success={words.success}
      successLevel={3}
      privacy={words.privacy}
      withoutScript={{ text: words.withoutScript, email }}
    >
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
