import { Section } from '#src/components/sections/Section.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { training } from '#src/content/training.ts';
import { eventAvailability } from '#src/domain/eventAvailability.ts';
import styles from './EventList.module.css';

/** The events as tickets: the stub carries the date, the seam is where it would be torn off. */
export function EventList() {
  const { title, intro, done, place, places, items } = training.events;
  return (
    <Section id="eventos" tone="ink" layout="beside" title={title} intro={<p>{intro}</p>}>
      <ul className={styles.events}>
        {items.map(({ data, dia, mes, dataCompleta, titulo, local, vagas }) => {
          const availability = eventAvailability(vagas);
          return (
            <li key={titulo} className={styles.ticket}>
              <p className={styles.date}>
                <time dateTime={data}>
                  <span className="visually-hidden">{dataCompleta}</span>
                  <span className={styles.day} aria-hidden="true">
                    {dia}
                  </span>
                  <span className={styles.month} aria-hidden="true">
                    {mes} {data.slice(0, 4)}
                  </span>
                </time>
              </p>
              <div className={styles.words}>
                <p className={styles.done}>
                  <Icon name="check" /> {done}
                </p>
                <h3>{titulo}</h3>
                <dl className={styles.facts}>
                  <div>
                    <dt>{place}</dt>
                    <dd>{local}</dd>
                  </div>
                  <div>
                    <dt>{places}</dt>
                    <dd className={styles.places} data-availability={availability}>
                      <Icon name={availability === 'few' ? 'alert' : 'check'} /> {vagas}
                    </dd>
                  </div>
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
