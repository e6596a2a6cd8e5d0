import { Link } from 'react-router-dom';
import { researchModelPage } from '#src/copy/academy/researchModelPage.ts';
import styles from './RelatedReading.module.css';

export function RelatedReading({ relacionados }: Pick<Item<'models'>, 'relacionados'>) {
  return (
    <section className={styles.related}>
      <h2>{researchModelPage.related}</h2>
      <ul className="grid-5 columns-2-m">
        {relacionados.map(({ tipo, titulo, link }) => (
          <li className="stack top" key={link}>
            <span className="soft">{tipo}</span>
            <Link className="heading title-s leading-heading target text-colour" to={link}>
              {titulo}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
