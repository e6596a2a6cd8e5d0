import { Link } from 'react-router-dom';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './CaseCard.module.css';

interface CaseCardProps {
  titulo: string;
  categoria: string;
  descricao: string;
  imagem: PictureImage;
  metrica: { valor: string; label: string };
  link: { to: string; label: string };
}

/** A success case: its picture, what was done and its main figure. */
export function CaseCard({ titulo, categoria, descricao, imagem, metrica, link }: CaseCardProps) {
  return (
    <article className={styles.case}>
      <div className={`${styles.media} hidden-overflow rounded-l`}>
        <Picture image={imagem} />
      </div>
      <div className="stack-3 top start">
        <p className="badge balance">{categoria}</p>
        <h3 className="title-m leading-display">{titulo}</h3>
        <p className="balance">{descricao}</p>
        <p className={`${styles.metric} balance`}>
          <strong>{metrica.valor}</strong> <span>{metrica.label}</span>
        </p>
        <Link className="strong target cover-link" to={link.to} aria-label={`${link.label}: ${titulo}`}>
          {link.label}
        </Link>
      </div>
    </article>
  );
}
