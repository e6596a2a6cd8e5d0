import { Breadcrumbs, type Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { eventPage } from '#src/content/eventDetails.ts';
import styles from './EventHero.module.css';
import type { EventRecord, PastEvent } from './eventJsonLd.ts';

interface TicketHeroProps {
  event: PastEvent;
  record: EventRecord;
  trail: readonly Crumb[];
}

/** The ticket of the event, kept after the day: the date on its stub, the rest on the larger part. */
export function EventHero({ event, record, trail }: TicketHeroProps) {
  const { tipo, titulo, descricao, inicio, dia, mes, data, horario, imagem } = event;
  const facts = [
    { term: eventPage.when, text: `${data}, ${horario}` },
    { term: eventPage.where, text: record.local },
  ];
  return (
    <div className={styles.hero} data-tone={record.tone}>
      <div className={styles.inner}>
        <Breadcrumbs trail={trail} current={titulo} />
        <div className={styles.ticket}>
          <div className={styles.words}>
            <p className={styles.status}>
              <Icon name="check" /> {eventPage.status}
            </p>
            <p className={styles.type}>{tipo}</p>
            <h1 className={styles.title}>{titulo}</h1>
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
            <dt>{eventPage.who}</dt>
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
