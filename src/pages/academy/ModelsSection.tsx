import { models } from 'virtual:content/lists/models';
import { Link } from 'react-router-dom';
import { Picture } from '#src/components/ui/Picture.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import styles from './ModelsSection.module.css';

export function ModelsSection() {
  const { title, intro, link } = academy.models;
  return (
    <section id="modelos" className="band" data-tone="surface">
      <div className="content-width grid-8 columns-12">
        <header className={`${styles.header} stack-5 top`}>
          <h2>{title}</h2>
          <p className="lead soft balance narrow-text">{intro}</p>
        </header>
        {models.map(({ id, titulo, pergunta, descricao, imagem, link: address }) => (
          <article key={id} className={`${styles.model} stack-5 top relative`}>
            <Picture image={imagem} className="frame" />
            <div className={`${styles.words} stack-3 start measure`}>
              <h3 className="title-m leading-display">{titulo}</h3>
              <p className={styles.question}>{pergunta}</p>
              <p>{descricao}</p>
              <Link className="strong target cover-link" to={address} aria-label={`${link}: ${titulo}`}>
                {link}
              </Link>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
