import testimonials from 'virtual:content/testimonials-treinamentos';
import { Section } from '#src/components/sections/Section.tsx';
import { Testimonial } from '#src/components/sections/Testimonial.tsx';
import { training } from '#src/content/training.ts';
import styles from './Testimonials.module.css';

/** Two voices, one louder than the other. */
export function Testimonials() {
  const { title } = training.testimonials;
  return (
    <Section title={title}>
      <div className={styles.pair}>
        {testimonials.map(({ id, ...testimonial }) => (
          <Testimonial key={id} {...testimonial} />
        ))}
      </div>
    </Section>
  );
}
