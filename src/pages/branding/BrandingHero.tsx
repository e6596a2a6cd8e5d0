import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, type Crumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { branding } from '#src/copy/services/branding.ts';
import styles from './BrandingHero.module.css';

export function BrandingHero({ trail }: { trail: readonly Crumb[] }) {
  const { head, hero } = branding;
  return (
    <div className={`${styles.hero} gutter`} data-tone="lilac">
      <div className={styles.inner}>
        <Breadcrumbs trail={trail} current={head.name} />
        <h1 className={styles.title}>{hero.title}</h1>
        <div className={`${styles.words} stack-5`}>
          <p className="lead balance narrow-text">{hero.lead}</p>
          <ButtonLinks className="cluster-4" links={hero.links} />
        </div>
        <div className={styles.media}>
          <Picture className="full" image={hero.image} priority />
        </div>
      </div>
    </div>
  );
}
