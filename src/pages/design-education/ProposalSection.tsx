import { designEducation } from '#src/content/designEducation.ts';
import { proposal } from '#src/content/proposal.ts';
import { studio } from '#src/content/studio.ts';
import { AlternativeContact } from '#src/features/form-submission/AlternativeContact.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import styles from './ProposalSection.module.css';

export function ProposalSection({ onErrorsChange }: { onErrorsChange: (hasErrors: boolean) => void }) {
  const { title, text } = designEducation.proposal;
  return (
    <section id="proposta" className={styles.proposal} data-tone="lilac">
      <div className={styles.inner}>
        <h2 id="titulo-da-proposta" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <ProposalForm labelledBy="titulo-da-proposta" onErrorsChange={onErrorsChange} />
        <AlternativeContact words={proposal.otherWays} email={studio.email} phone={studio.phone} />
      </div>
    </section>
  );
}
