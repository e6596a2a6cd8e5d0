import { ButtonLink } from '#src/components/ui/Button.tsx';
import { training } from '#src/copy/academy/training.ts';
import { proposal } from '#src/copy/forms/proposal.ts';
import { OTHER_CONSULTATION } from '#src/domain/forms/bookingOptions.ts';
import { bookingPath } from '#src/domain/forms/formPaths.ts';
import { AlternativeContact } from '#src/features/form-submission/AlternativeContact.tsx';
import styles from './ProposalSection.module.css';
import { TrainingProposalForm } from './TrainingProposalForm.tsx';

export function ProposalSection() {
  const { title, text } = training.proposal;
  return (
    <section id="proposta" className="band" data-tone="sunflower">
      <div className={styles.inner}>
        <div className="stack-5">
          <h2 id="titulo-da-proposta" className={styles.title}>
            {title}
          </h2>
          <p className="lead balance narrow-text">{text}</p>
          <AlternativeContact words={proposal.otherWays}>
            <ButtonLink to={bookingPath(OTHER_CONSULTATION)} variant="secondary" icon="calendar">
              {proposal.otherWays.booking}
            </ButtonLink>
          </AlternativeContact>
        </div>
        <TrainingProposalForm />
      </div>
    </section>
  );
}
