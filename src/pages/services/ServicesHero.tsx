import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Carousel } from '#src/components/ui/carousel/Carousel.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { services } from '#src/copy/services/services.ts';
import styles from './ServicesHero.module.css';

export function ServicesHero() {
  const { title, lead, slidesLabel, slides } = services;
  return (
    <div className={styles.hero}>
      <div className="grid-4 bottom split-8-5">
        <h1 className="ch-18">{title}</h1>
        <p className="lead balance narrow-text">{lead}</p>
      </div>
      <div className={styles.carousel}>
        <Carousel
          label={slidesLabel}
          slides={slides.map(({ title: name, description, buttonText, link, bgClass, image }, index) => ({
            title: name,
            content: (
              <div className={styles.slide}>
                <div className={styles.panel} data-tone={bgClass}>
                  <h2 className={styles.name}>{name}</h2>
                  <p>{description}</p>
                  <ButtonLink to={link} icon="arrow" label={buttonText} />
                </div>
                <div className={styles.media}>
                  <Picture className="fill" image={image} priority={index === 0} />
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </div>
  );
}
