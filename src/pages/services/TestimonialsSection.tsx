import testimonials from 'virtual:content/testimonials-servicos';
import { Section } from '#src/components/sections/Section.tsx';
import { Testimonial } from '#src/components/sections/Testimonial.tsx';
import { services } from '#src/content/services.ts';
import styles from './TestimonialsSection.module.css';

export function TestimonialsSection() {
  const { title } = services.testimonials;
  return (
    <Section tone="petrol" title={title}>
      <div className={styles.testimonials}>
        {testimonials.map(({ id, ...testimonial }) => (
          <Testimonial key={id} {...testimonial} />
        ))}
      </div>
    </Section>
  );
}
