import { Link } from 'react-router-dom';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './CaseCard.module.css';

interface CaseCardProps {
  titulo: string;
  categoria: string;
  descricao: string;
  imagem: PictureImage;
  metrica?: { valor: string; label: string };
  link: { to: string; label: string };
}

/** A success case: its composition, what was done and the figure that stayed. */
export function CaseCard({ titulo, categoria, descricao, imagem, metrica, link }: CaseCardProps) {
  return (
    <article className={styles.case}>
      <div className={styles.media}>
        <Picture image={imagem} />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{categoria}</p>
        <h3 className={styles.title}>{titulo}</h3>
        <p>{descricao}</p>
        {metrica && (
          <p className={styles.metric}>
            <strong>{metrica.valor}</strong> <span>{metrica.label}</span>
          </p>
        )}
        <Link className={styles.link} to={link.to} aria-label={`${link.label}: ${titulo}`}>
          {link.label}
        </Link>
      </div>
    </article>
  );
}
