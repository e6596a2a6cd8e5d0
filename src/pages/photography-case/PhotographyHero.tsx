import { Breadcrumbs, type Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { photographyCase } from '#src/content/photographyCase.ts';
import casePhotography from '#src/pictures/case-photography-desktop.svg?banner';
import styles from './PhotographyHero.module.css';

/** A dark room; the picture is pulled out of it into the light of the page. */
export function PhotographyHero({ parent }: { parent: Crumb }) {
  const { title, lead, facts } = photographyCase.hero;
  return (
    <div className={styles.hero} data-tone="ink">
      <div className={styles.inner}>
        <Breadcrumbs trail={[{ label: 'Início', to: '/' }, parent]} current={title} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.media}>
          <Picture image={casePhotography} priority />
        </div>
      </div>
    </div>
  );
}
