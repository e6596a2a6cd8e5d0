import { StarRating } from '#src/components/ui/drawings/StarRating.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './Testimonial.module.css';

interface TestimonialProps {
  texto: string;
  avaliacao: 1 | 2 | 3 | 4 | 5;
  autor: { nome: string; cargo: string; empresa: string; foto: PictureImage };
}

export function Testimonial({ texto, avaliacao, autor }: TestimonialProps) {
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
