import { trainingDates as dates } from 'virtual:content/lists/trainingDates';
import { EventStatus } from '#src/components/sections/events/EventStatus.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { Icon } from '#src/components/ui/Icon.tsx';
import { training } from '#src/copy/academy/training.ts';
import { eventAvailability } from './eventAvailability.ts';
import styles from './TrainingDates.module.css';

const colours = { open: 'success', few: 'error' } as const;

/** The availability of places. After an event, its availability label is in the past tense and has no icon. */
function Places({ end, past, text }: { end: string; past: boolean; text: string }) {
  const { places } = training.events;
  const over = useIsPast(end, past);
  const availability = over ? undefined : eventAvailability(text);
  return (
    <div>
      <dt className="small soft">{over ? places.past : places.coming}</dt>
      <dd className={`row-2 middle strong icons ${availability ? colours[availability] : ''}`}>
        {availability && <Icon name={availability === 'few' ? 'alert' : 'check'} />} {text}
      </dd>
    </div>
  );
}

export function TrainingDates() {
  const { title, intro, place } = training.events;
  const last = dates.at(-1);
  const over = useIsPast(last?.fim ?? '1970-01-01', last?.past ?? true);
  return (
    <Section id="eventos" tone="ink" layout="beside" title={title} intro={over ? intro.past : intro.coming}>
      <ul className="grid dots">
        {dates.map(({ data, fim, past, dia, mes, ano, dataCompleta, titulo, local, vagas }) => (
          <li key={titulo} className={`${styles.ticket} stack hidden-overflow rounded-l surface`}>
            <p className={styles.date}>
              <time className="row-3 baseline" dateTime={data}>
                <span className="visually-hidden">{dataCompleta}</span>
                <span className="display title-l leading-display tabular" aria-hidden="true">
                  {dia}
                </span>
                <span className="strong" aria-hidden="true">
                  {mes} {ano}
                </span>
              </time>
            </p>
            <div className="stack-3 pad-5">
              <EventStatus className="row-2 middle soft strong icons" end={fim} past={past} />
              <h3>{titulo}</h3>
              <dl className={styles.facts}>
                <div>
                  <dt className="small soft">{place}</dt>
                  <dd>{local}</dd>
                </div>
                <Places end={fim} past={past} text={vagas} />
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
