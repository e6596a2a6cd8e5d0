import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { TextList } from '#src/components/ui/TextList.tsx';
import { eventPage } from '#src/copy/academy/eventPage.ts';
import styles from './EventProgramme.module.css';

/** The hours of the event, and beside them what stayed of it once that is written. */
export function EventProgramme({ event }: { event: Item<'events'> }) {
  const { programa, ficou, fim, past } = event;
  const words = useIsPast(fim, past) ? eventPage.past : eventPage.coming;
  return (
    <div className={styles.programme}>
      <section className="stack-7">
        <h2>{words.programme}</h2>
        <ol>
          {programa.map(({ hora, titulo, texto }) => (
            <li key={hora} className={styles.hour}>
              <p className="display title-m leading-display accent">{hora}</p>
              <div className="stack-2 measure">
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {ficou.length > 0 && (
        <section className={styles.remained} data-tone="sunflower">
          <h2>{eventPage.remained}</h2>
          <TextList
            items={ficou}
            className="stack-5"
            itemClass="heading title-s leading-heading balance rule-above pad-above-5"
          />
        </section>
      )}
    </div>
  );
}
