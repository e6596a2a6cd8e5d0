import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { designEducation } from '#src/content/designEducation.ts';
import { educacaoDesign } from '#src/content/images/educacaoDesign.ts';
import { paths } from '#src/domain/paths.ts';
import styles from './EducationHero.module.css';

const trail = [
  { label: 'Início', to: paths.home },
  { label: 'Serviços', to: paths.services },
];

/** The words hang in the sky of the picture, whose meadow runs from edge to edge. */
export function EducationHero() {
  const { title, lead, proposal, programs } = designEducation.hero;
  return (
    <div data-tone="sky">
      <div className={styles.words}>
        <Breadcrumbs trail={trail} current={designEducation.name} />
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.side}>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <ButtonLink to="#proposta" icon="arrow">
              {proposal}
            </ButtonLink>
            <ButtonLink to="#programas" variant="secondary">
              {programs}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.media}>
        <Picture image={educacaoDesign} priority />
      </div>
    </div>
  );
}
