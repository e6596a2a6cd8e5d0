import { Breadcrumbs, type Crumb, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import styles from './PlaceHero.module.css';

export function PlaceHero({ item, trail }: { item: Item<'cases-phases'>; trail: readonly Crumb[] }) {
  const { title, lead, facts } = item.hero;
  return (
    <div className="clip">
      <Picture image={item.imagem} className={styles.picture} priority />
      <div className="page-width gutter band-below grid-5 split-8-4">
        <div className={styles.panel}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={title.name} />
          <h1 className={styles.title}>
            {title.name}
            <span className="visually-hidden">: </span>
            <span className={styles.rest}>{title.rest}</span>
          </h1>
        </div>
        <div className={`${styles.words} stack-4 end`}>
          <p className="lead measure">{lead}</p>
          <p>{facts}</p>
        </div>
      </div>
    </div>
  );
}
