import { currentEvents as events } from 'virtual:content/lists/currentEvents';
import { EventTickets } from '#src/components/sections/events/EventTickets.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { academy } from '#src/copy/academy/academy.ts';
import { paths } from '#src/domain/site/paths.ts';

export function EventsSection() {
  const { title, intro, link, all } = academy.events;
  const last = events.at(-1);
  const over = useIsPast(last?.fim ?? '1970-01-01', last?.past ?? true);
  return (
    <section className="band" data-tone="petrol">
      <div className="content-width stack-7">
        <header className="stack-4">
          <h2 className="title-l">{title}</h2>
          <p className="lead balance measure">{over ? intro.past : intro.coming}</p>
        </header>
        <EventTickets events={events} link={link} />
        <div>
          <ButtonLink to={paths.events} icon="arrow" label={all} />
        </div>
      </div>
    </section>
  );
}
