import partners from 'virtual:content/partners';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { home } from '#src/content/home.ts';
import { paths } from '#src/domain/paths.ts';
import homeAbout from '#src/pictures/home-about.svg?picture';
import styles from './AboutSection.module.css';

export function AboutSection() {
  const { title, text, partnersTitle, policy, services } = home.about;
  return (
    <section className={styles.about}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.services} icon="arrow">
            {services}
          </ButtonLink>
          <ButtonLink to={paths.privacy} variant="secondary">
            {policy}
          </ButtonLink>
        </div>
      </div>
      <Picture image={homeAbout} className={styles.picture} />
      <div className={styles.partners}>
        <h3 className={styles.partnersTitle}>{partnersTitle}</h3>
        <ul className={styles.names}>
          {partners.map((partner) => (
            <li key={partner}>{partner}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
