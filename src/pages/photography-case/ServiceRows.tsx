import { TextList } from '#src/components/ui/TextList.tsx';
import styles from './ServiceRows.module.css';

export function ServiceRows({ services }: { services: Item<'cases-results'>['services']['items'] }) {
  return (
    <div>
      {services.map(({ titulo, descricao, entregaveis }) => (
        <article key={titulo} className={styles.row}>
          <h3 className={styles.title}>{titulo}</h3>
          <p className="measure balance">{descricao}</p>
          <TextList items={entregaveis} className="dashes stack-2 strong" />
        </article>
      ))}
    </div>
  );
}
