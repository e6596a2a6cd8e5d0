import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { training } from '#src/copy/academy/training.ts';
import { proposal } from '#src/copy/forms/proposal.ts';
import { studio } from '#src/copy/studio.ts';
import { OTHER_TOPIC_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { TRAINING_TOPICS } from '#src/domain/forms/proposalOptions.ts';
import { useAccountPrefill } from '#src/features/auth/useAccountPrefill.ts';
import { Captcha } from '#src/features/captcha/Captcha.tsx';
import {
  CorporateProposalForm,
  type ProposalFormProps,
} from '#src/features/form-submission/CorporateProposalForm.tsx';
import { ProposalDetails } from '#src/features/form-submission/ProposalDetails.tsx';
import { useContactSubmission } from '#src/features/form-submission/useContactSubmission.ts';
import { useFormDraft } from '#src/features/form-submission/useFormDraft.ts';
import styles from './ProposalForm.module.css';

const topics = TRAINING_TOPICS.map((topic) => ({ value: topic, label: topic }));

async function readProposal(values: FormValues) {
  const { readTrainingProposal } = await import('#src/domain/forms/proposal.ts');
  return readTrainingProposal(values);
}

/** Company and e-mail are enough; the last topic asks for its own words (docs/product.md, section 5). */
export function ProposalForm({ labelledBy, onErrorsChange }: ProposalFormProps) {
  const submission = useContactSubmission({
    read: readProposal,
    onSent: () => draft.discard(),
    onErrorsChange,
  });
  const { formRef, state, captchaProps } = submission;
  const shown = state.status !== 'success';
  const given = useAccountPrefill(formRef, shown, { email: 'email' });
  const draft = useFormDraft('training-proposal', { formRef, shown, given });
  const { topicLabel, noTopic, otherLabel } = training.proposal;

  return (
    <CorporateProposalForm
      submission={submission}
      draft={draft}
      labelledBy={labelledBy}
      captcha={<Captcha {...captchaProps} />}
      words={proposal}
      email={studio.email}
    >
      <div className={`${styles.topic} stack-5`}>
        <SelectField label={topicLabel} name="tema" optional options={topics} emptyLabel={noTopic} />
        <div className={styles.other}>
          <TextField label={otherLabel} name="temaOutro" optional maxLength={OTHER_TOPIC_LIMIT} />
        </div>
      </div>
      <ProposalDetails words={proposal} />
    </CorporateProposalForm>
  );
}
