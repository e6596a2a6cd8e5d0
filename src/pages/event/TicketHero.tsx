import { Breadcrumbs, type Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { eventScreen } from '#src/content/eventRecords.ts';
import type { EventRecord, PastEvent } from './eventData.ts';
import styles from './TicketHero.module.css';

interface TicketHeroProps {
  event: PastEvent;
  record: EventRecord;
  trail: readonly Crumb[];
}

/** The ticket of the event, kept after the day: the date on its stub, the rest on the larger part. */
export function TicketHero({ event, record, trail }: TicketHeroProps) {
  const { tipo, titulo, descricao, inicio, dia, mes, data, horario, imagem } = event;
  const facts = [
    { term: eventScreen.when, text: `${data}, ${horario}` },
    { term: eventScreen.where, text: record.local },
  ];
  return (
    <div className={styles.hero} data-tone={record.tone}>
      <div className={styles.inner}>
        <Breadcrumbs trail={trail} current={titulo} />
        <div className={styles.ticket}>
          <div className={styles.words}>
            <p className={styles.status}>
              <Icon name="check" /> {eventScreen.status}
            </p>
            <p className={styles.type}>{tipo}</p>
            <h1 className={styles.title} tabIndex={-1}>
              {titulo}
            </h1>
            <p className={styles.lead}>{descricao}</p>
          </div>
          <Picture image={imagem} className={styles.picture} priority />
          <p className={styles.stub}>
            <time dateTime={inicio}>
              <span aria-hidden="true" className={styles.day}>
                {dia}
              </span>
              <span aria-hidden="true" className={styles.month}>
                {mes} 2023
              </span>
              <span className="visually-hidden">{data}</span>
            </time>
          </p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{eventScreen.who}</dt>
            {record.pessoas.map(({ nome, foto }) => (
              <dd key={nome} className={styles.person}>
                <Picture image={{ ...foto, alt: '' }} className={styles.portrait} />
                {nome}
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </div>
  );
}
