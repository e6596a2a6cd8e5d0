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
  /** `column`: the picture over the words. `beside`, `mirrored`: before or after them. `card`: a small one on an index card. */
  variant?: 'column' | 'beside' | 'mirrored' | 'card';
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
  variant = 'column',
}: CaseStudyProps) {
  const parts = { Desafio: desafio, Solução: solucao, Resultado: resultado };
  return (
    <article className={styles.study} data-variant={variant}>
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
      <Link className={styles.link} to={link.to}>
        {link.label}
        <span className="visually-hidden">: {titulo}</span>
      </Link>
    </article>
  );
}
