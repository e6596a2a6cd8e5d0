import type { servicesTestimonials as testimonials } from 'virtual:content/lists/servicesTestimonials';
import { StarRating } from '#src/components/ui/drawings/StarRating.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import styles from './Testimonial.module.css';

export function Testimonial({ texto, avaliacao, autor }: Omit<(typeof testimonials)[number], 'id'>) {
  return (
    <figure className={styles.testimonial}>
      <StarRating value={avaliacao} />
      <blockquote className={styles.quote}>
        <p>{texto}</p>
      </blockquote>
      <figcaption className={`${styles.author} row-4 middle rule-above pad-above-4`}>
        <Picture image={autor.foto} className={`${styles.photo} round`} />
        <span className="leading-lead">
          <strong>{autor.nome}</strong>
          <span className="soft balance block">
            {autor.cargo}, {autor.empresa}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
