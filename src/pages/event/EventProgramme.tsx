import { eventPage } from '#src/content/eventDetails.ts';
import styles from './EventProgramme.module.css';
import type { EventRecord } from './eventJsonLd.ts';

/** The hours of the event down a thread, and beside them what was left of it. */
export function EventProgramme({ record }: { record: EventRecord }) {
  return (
    <div className={styles.programme}>
      <section className={styles.hours}>
        <h2>{eventPage.programme}</h2>
        <ol className={styles.list}>
          {record.programa.map(({ hora, titulo, texto }) => (
            <li key={hora} className={styles.hour}>
              <p className={styles.time}>{hora}</p>
              <div className={styles.words}>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.remained} data-tone="sunflower">
        <h2>{eventPage.remained}</h2>
        <ul className={styles.lessons}>
          {record.ficou.map((lesson) => (
            <li key={lesson}>{lesson}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
