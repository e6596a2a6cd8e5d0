import { Hero } from '#src/components/sections/Hero.tsx';
import { Button, ButtonLinks } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { manifesto } from '#src/copy/about/manifesto.ts';
import { placeOf } from '#src/domain/site/paths.ts';
import manifestoPicture from '#src/pictures/about/manifesto-desktop.svg?banner';
import styles from './ManifestoPage.module.css';
import { Principle } from './Principle.tsx';

export default function ManifestoPage() {
  const { head, hero, principles, end } = manifesto;
  return (
    <>
      <PageHead {...head} {...placeOf('manifesto')} />
      <Hero
        variant="banner"
        title={<span className="title-xl leading-tight block">{hero.title}</span>}
        lead={hero.lead}
        actions={
          <span className="screen-only script-only">
            <Button variant="secondary" onClick={() => window.print()}>
              {hero.print}
            </Button>
          </span>
        }
        image={manifestoPicture}
      />
      <ol className={styles.principles}>
        {principles.map((principle, index) => (
          <Principle key={principle.titulo} index={index} {...principle} />
        ))}
      </ol>
      <div className={styles.end}>
        <p className={styles.sentence}>{end.text}</p>
        <ButtonLinks className="cluster-4 screen-only" links={end.links} />
      </div>
    </>
  );
}
