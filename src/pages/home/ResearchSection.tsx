import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/copy/site/home.ts';
import { paths } from '#src/domain/site/paths.ts';
import homeResearch from '#src/pictures/home/home-research.svg?picture';
import styles from './ResearchSection.module.css';

export function ResearchSection() {
  const { title, paragraphs, action } = home.research;
  return (
    <section className="gutter" data-tone="ink">
      <div className={`${styles.inner} content-width stack-7 band-block`}>
        <div className={styles.media}>
          <Picture className="frame" image={homeResearch} />
        </div>
        <div className="stack-5 measure centred start lead">
          <h2 className="title-l">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink to={paths.academy} icon="arrow" label={action} />
        </div>
      </div>
    </section>
  );
}
