import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, type Crumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { businessDesign } from '#src/copy/services/businessDesign.ts';
import styles from './BusinessDesignHero.module.css';

export function BusinessDesignHero({ trail }: { trail: readonly Crumb[] }) {
  const { head, hero } = businessDesign;
  return (
    <div className={`${styles.hero} stack-6 clip`} data-tone="sky">
      <div className={styles.words}>
        <Breadcrumbs trail={trail} current={head.name} />
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <ButtonLinks links={hero.links} />
      </div>
      <div className={`${styles.media} self-end-l`}>
        <Picture className="full" image={hero.image} priority />
      </div>
    </div>
  );
}
