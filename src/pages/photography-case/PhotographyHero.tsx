import { Breadcrumbs, type Crumb, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import styles from './PhotographyHero.module.css';

export function PhotographyHero({ item, trail }: { item: Item<'cases-results'>; trail: readonly Crumb[] }) {
  const { title, lead, facts } = item.hero;
  return (
    <div className={styles.hero} data-tone="ink">
      <div className={`${styles.inner} content-width grid-5 split-5-7`}>
        <Breadcrumbs trail={[homeCrumb, ...trail]} current={title} />
        <h1 className={styles.title}>{title}</h1>
        <p className={`${styles.lead} lead soft measure`}>{lead}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, text }) => (
            <div className="rule-above pad-above-3" key={label}>
              <dt className="small soft">{label}</dt>
              <dd className="leading-lead strong">{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.media}>
          <Picture className="full" image={item.imagem} priority />
        </div>
      </div>
    </div>
  );
}
