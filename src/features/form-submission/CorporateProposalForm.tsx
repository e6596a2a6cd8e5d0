import type { ComponentProps, ReactNode } from 'react';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import type { PrivacyNoteProps } from '#src/components/form/PrivacyNote.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { FormDraft } from './useFormDraft.ts';

/** What a page tells its own proposal form. */
export interface ProposalFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string;
  onErrorsChange: (hasErrors: boolean) => void;
}

interface CorporateProposalFormProps {
  submission: ComponentProps<typeof SubmissionForm>['submission'];
  draft: FormDraft;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** What the page asks beyond the company and its e-mail. */
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

/** A corporate proposal form, and what stands in its place once it has been sent. */
export function CorporateProposalForm({
  submission,
  draft,
  labelledBy,
  children,
  captcha,
  words,
  email,
}: CorporateProposalFormProps) {
  const { errors, state, accepted, startAgain } = submission;
  if (state.status === 'success') {
    const { title, again } = words.success;
    const text = accepted?.underReview ? words.success.underReview : words.success.text;
    return (
      <FormSuccess
        {...{ title, text, again }}
        reference={accepted?.reference}
        headingLevel={3}
        onAgain={startAgain}
      />
    );
  }
  return (
    <SubmissionForm
      submission={submission}
      draft={draft}
      labelledBy={labelledBy}
      captcha={captcha}
      submitLabel={words.submit}
      privacy={words.privacy}
      withoutScript={{ text: words.withoutScript, email }}
    >
      <CompanyFields errors={errors} />
      {children}
    </SubmissionForm>
  );
}
