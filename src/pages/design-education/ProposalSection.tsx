import { ButtonLink } from '#src/components/ui/Button.tsx';
import { proposal } from '#src/copy/forms/proposal.ts';
import { designEducation } from '#src/copy/services/designEducation.ts';
import { OTHER_CONSULTATION } from '#src/domain/forms/bookingOptions.ts';
import { bookingPath } from '#src/domain/forms/formPaths.ts';
import { AlternativeContact } from '#src/features/form-submission/AlternativeContact.tsx';
import { EducationProposalForm } from './EducationProposalForm.tsx';
import styles from './ProposalSection.module.css';

export function ProposalSection() {
  const { title, text } = designEducation.proposal;
  return (
    <section id="proposta" className="band" data-tone="lilac">
      <div className={styles.inner}>
        <h2 id="titulo-da-proposta" className={styles.title}>
          {title}
        </h2>
        <p className="lead balance self-end-l narrow-text">{text}</p>
        <EducationProposalForm />
        <AlternativeContact words={proposal.otherWays}>
          <ButtonLink to={bookingPath(OTHER_CONSULTATION)} variant="secondary" icon="calendar">
            {proposal.otherWays.booking}
          </ButtonLink>
        </AlternativeContact>
      </div>
    </section>
  );
}
