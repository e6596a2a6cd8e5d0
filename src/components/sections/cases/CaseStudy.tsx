import { CardLink } from '#src/components/ui/CardLink.tsx';
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
  /** Class that lays out the picture (`div`), `header`, `dl` and link; without it, these form one column. */
  className?: string | undefined;
  /** `beside` puts the picture beside the text if there is room. */
  layout?: 'beside';
}

export function CaseStudy(props: CaseStudyProps) {
  const { titulo, cliente, desafio, solucao, resultado, imagem, link, className, layout } = props;
  const parts = { Desafio: desafio, Solução: solucao, Resultado: resultado };
  return (
    <article className={`${styles.study} stack-5 top relative ${className ?? ''}`} data-layout={layout}>
      <div className={`${styles.media} zoom hidden-overflow rounded-l`}>
        <Picture image={imagem} />
      </div>
      <header className="stack-2">
        <h3 className="title-m leading-display">{titulo}</h3>
        <p className="soft">Cliente: {cliente}</p>
      </header>
      <dl className="grid-4">
        {Object.entries(parts).map(([label, text]) => (
          <div key={label} className="rule-above pad-above-3">
            <dt className="heading title-s leading-heading pad-below-2">{label}</dt>
            <dd className="balance measure">{text}</dd>
          </div>
        ))}
      </dl>
      <CardLink to={link.to} label={link.label} about={titulo} />
    </article>
  );
}
