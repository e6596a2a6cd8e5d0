import { partners } from 'virtual:content/lists/partners';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { home } from '#src/copy/site/home.ts';
import homeAbout from '#src/pictures/home/home-about.svg?picture';
import styles from './AboutSection.module.css';

export function AboutSection() {
  const { title, text, partnersTitle, links } = home.about;
  return (
    <section className="page-width band grid-7 wide-gap-6 split-7-5">
      <div className={`${styles.words} stack-5 top`}>
        <h2>{title}</h2>
        <p className="lead measure">{text}</p>
        <ButtonLinks className="cluster-4 space-above-3" links={links} />
      </div>
      <Picture image={homeAbout} className="frame" />
      <div className={`${styles.partners} stack across-l`}>
        <h3 className="plain normal">{partnersTitle}</h3>
        <TextList items={partners} className={`${styles.names} stack columns-3`} />
      </div>
    </section>
  );
}
