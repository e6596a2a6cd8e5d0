import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { knowledgeManagement } from '#src/content/knowledgeManagement.ts';
import { paths } from '#src/domain/paths.ts';
import knowledgeManagementPicture from '#src/pictures/knowledge-management-desktop.svg?banner';
import styles from './KnowledgeManagementHero.module.css';

const trail = [
  { label: 'Início', to: paths.home },
  { label: 'Serviços', to: paths.services },
];

/** The banner drawing crosses the whole width, between the title and the lead text. */
export function KnowledgeManagementHero() {
  const { title, lead, contact, method } = knowledgeManagement.hero;
  return (
    <div className={styles.hero} data-tone="ink">
      <div className={`${styles.heading} stack-5`}>
        <Breadcrumbs trail={trail} current={knowledgeManagement.name} />
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={`${styles.media} across`}>
        <Picture className="full" image={knowledgeManagementPicture} priority />
      </div>
      <div className={`${styles.words} stack-4 centred start`}>
        <p className={styles.lead}>{lead}</p>
        <ButtonLink to={paths.contact} icon="arrow">
          {contact}
        </ButtonLink>
        <ButtonLink to="#metodo" variant="secondary">
          {method}
        </ButtonLink>
      </div>
    </div>
  );
}
