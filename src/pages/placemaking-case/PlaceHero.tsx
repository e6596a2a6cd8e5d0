import { Breadcrumbs, type Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { placemakingCase } from '#src/content/placemakingCase.ts';
import casePlaceBe from '#src/pictures/case-place-be-desktop.svg?banner';
import styles from './PlaceHero.module.css';

/** The square from edge to edge; the words are a patch sewn over its corner. */
export function PlaceHero({ parent }: { parent: Crumb }) {
  const { title, lead, facts } = placemakingCase.hero;
  return (
    <div className={styles.hero}>
      <Picture image={casePlaceBe} className={styles.picture} priority />
      <div className={styles.inner}>
        <div className={styles.panel}>
          <Breadcrumbs trail={[{ label: 'Início', to: '/' }, parent]} current={title.name} />
          <h1 className={styles.title}>
            {title.name}
            <span className="visually-hidden">: </span>
            <span className={styles.rest}>{title.rest}</span>
          </h1>
        </div>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <p>{facts}</p>
        </div>
      </div>
    </div>
  );
}
