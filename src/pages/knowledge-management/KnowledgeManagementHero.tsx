import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { knowledgeManagement } from '#src/copy/services/knowledgeManagement.ts';
import { paths } from '#src/domain/site/paths.ts';
import knowledgeManagementPicture from '#src/pictures/services/knowledge-management-desktop.svg?banner';
import styles from './KnowledgeManagementHero.module.css';

const trail = [homeCrumb, { label: 'Serviços', to: paths.services }];

export function KnowledgeManagementHero() {
  const { title, lead, links } = knowledgeManagement.hero;
  return (
    <div className={styles.hero} data-tone="ink">
      <div className={`${styles.heading} stack-5`}>
        <Breadcrumbs trail={trail} current={knowledgeManagement.head.name} />
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={`${styles.media} across`}>
        <Picture className="full" image={knowledgeManagementPicture} priority />
      </div>
      <div className={`${styles.words} stack-4 centred start`}>
        <p className={styles.lead}>{lead}</p>
        <ButtonLinks links={links} />
      </div>
    </div>
  );
}
