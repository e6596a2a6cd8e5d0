import events from 'virtual:content/events-current';
import { Link } from 'react-router-dom';
import { EventStatus } from '#src/components/sections/EventStatus.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { academy } from '#src/content/academy.ts';
import styles from './EventsSection.module.css';

/** What is to come, and the last of what has been, as stubs of tickets: the date is what one remembers. */
export function EventsSection() {
  const { title, intro, status, link } = academy.events;
  return (
    <section className={styles.events} data-tone="petrol">
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </header>
        <ul className={styles.list}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <p className={styles.date}>
                <time dateTime={event.inicio}>
                  <span aria-hidden="true" className={styles.day}>
                    {event.dia}
                  </span>
                  <span aria-hidden="true" className={styles.month}>
                    {event.mes}
                  </span>
                  <span className="visually-hidden">{event.data}</span>
                </time>
              </p>
              <div className={styles.words}>
                <EventStatus className={styles.status} end={event.fim} past={event.past} words={status} />
                <h3 className={styles.title}>{event.titulo}</h3>
                <p>
                  <strong>{event.tipo}</strong> · {event.data}, {event.horario}
                </p>
                <p>{event.descricao}</p>
                <Link className={styles.link} to={event.link} aria-label={`${link}: ${event.titulo}`}>
                  {link}
                </Link>
              </div>
              <Picture image={event.imagem} className={styles.picture} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
