import { Link } from 'react-router-dom';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './CaseStudy.module.css';

interface CaseStudyProps {
  titulo: string;
  cliente: string;
  desafio: string;
  solucao: string;
  resultado: string;
  imagem: PictureImage;
  link: { to: string; label: string };
  /** How the page lays the pieces out: the picture (`div`), `header`, `dl` and link. Without it they stand in one column. */
  className?: string | undefined;
}

/** A case told in three parts: what was hard, what was done, what stayed. */
export function CaseStudy({
  titulo,
  cliente,
  desafio,
  solucao,
  resultado,
  imagem,
  link,
  className,
}: CaseStudyProps) {
  const parts = { Desafio: desafio, Solução: solucao, Resultado: resultado };
  return (
    <article className={`${styles.study} ${className ?? ''}`}>
      <div className={styles.media}>
        <Picture image={imagem} />
      </div>
      <header className={styles.header}>
        <h3 className={styles.title}>{titulo}</h3>
        <p className={styles.client}>Cliente: {cliente}</p>
      </header>
      <dl className={styles.parts}>
        {Object.entries(parts).map(([label, text]) => (
          <div key={label} className={styles.part}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link className={styles.link} to={link.to} aria-label={`${link.label}: ${titulo}`}>
        {link.label}
      </Link>
    </article>
  );
}
