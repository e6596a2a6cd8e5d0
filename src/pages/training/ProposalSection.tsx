import { trainingPrograms } from 'virtual:content/lists/trainingPrograms';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { training } from '#src/copy/academy/training.ts';
import { otherWays } from '#src/copy/forms/otherWays.ts';
import { OTHER_TOPIC_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { TRAINING_TOPICS } from '#src/domain/forms/proposalOptions.ts';
import { AlternativeContact } from '#src/features/form-submission/AlternativeContact.tsx';
import { ProposalForm } from '#src/features/form-submission/ProposalForm.tsx';
import styles from './ProposalSection.module.css';

/** The initial values for visitors who come from a programme's page: the programme's topic. */
const begin = (program: string) => ({
  tema: TRAINING_TOPICS.find((topic) => program.startsWith(topic)) ?? '',
});

export function ProposalSection() {
  const { title, text, topicLabel, noTopic, otherLabel } = training.proposal;
  return (
    <section id="proposta" className="band" data-tone="sunflower">
      <div className="content-width grid-7 wide-gap upper split-5-6">
        <div className="stack-5">
          <h2 id="titulo-da-proposta" className="title-l ch-16">
            {title}
          </h2>
          <p className="lead balance narrow-text">{text}</p>
          <AlternativeContact words={otherWays} booking={otherWays.booking} />
        </div>
        <ProposalForm kind="training" programs={trainingPrograms} begin={begin}>
          <div className={`${styles.topic} stack-5`}>
            <SelectField
              label={topicLabel}
              name="tema"
              optional
              options={TRAINING_TOPICS}
              emptyLabel={noTopic}
            />
            <div className={styles.other}>
              <TextField label={otherLabel} name="temaOutro" optional maxLength={OTHER_TOPIC_LIMIT} />
            </div>
          </div>
        </ProposalForm>
      </div>
    </section>
  );
}
