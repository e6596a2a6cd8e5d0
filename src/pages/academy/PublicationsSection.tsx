import { newestPublications as publications } from 'virtual:content/lists/newestPublications';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { CardLink } from '#src/components/ui/CardLink.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './PublicationsSection.module.css';

export function PublicationsSection() {
  const { title, intro, link, action } = academy.publications;
  return (
    <section id="publicacoes" className="band">
      <div className="content-width stack-7">
        <header className="stack-4">
          <h2>{title}</h2>
          <p className="lead soft balance">{intro}</p>
        </header>
        <div className={styles.list}>
          {publications.map(({ id, tipo, titulo, resumo, autores, data, imagem, link: address }) => (
            <article key={id} className={`${styles.publication} stack relative whole`}>
              <div className={styles.stand}>
                <Picture image={imagem} className={styles.cover} />
              </div>
              <div className={styles.words}>
                <p className="badge">{tipo}</p>
                <h3>{titulo}</h3>
                <p className="small soft">
                  {autores.join(' e ')}, {data.slice(0, 4)}
                </p>
                <p>{resumo}</p>
                <CardLink to={address} label={link} about={titulo} />
              </div>
            </article>
          ))}
        </div>
        <div>
          <ButtonLink to={paths.publications} icon="arrow" label={action} />
        </div>
      </div>
    </section>
  );
}
