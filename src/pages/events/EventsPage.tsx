import { events } from 'virtual:content/lists/events';
import { Link } from 'react-router-dom';
import { EventTickets } from '#src/components/sections/events/EventTickets.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import { eventsPage } from '#src/copy/academy/eventsPage.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import talk from '#src/pictures/academy/talk-management.svg?picture';

const trail = [{ label: 'Academy', to: paths.academy }];

export default function EventsPage() {
  const { head, title, lead, coming, past, training } = eventsPage;
  // The prerendered page shows the state at build time, so hydration must begin with the same state.
  const hydrated = useHydrated();
  const isPast = ({ past, fim }: (typeof events)[number]) => (hydrated ? new Date(fim) <= new Date() : past);
  const next = events.filter((event) => !isPast(event));
  const over = events.filter(isPast).toReversed();
  const { link } = academy.events;
  return (
    <>
      <PageHead {...head} {...placeOf('events')} name={title} trail={trail} />
      <Hero tone="sunflower" breadcrumbs={{ trail, current: title }} title={title} lead={lead} image={talk} />
      <Section title={coming.title} layout="beside" tone="surface">
        {next.length > 0 ? <EventTickets events={next} link={link} /> : <p>{coming.none}</p>}
        <p className="pad-above-6">
          <ButtonLink to={`${paths.contact}?assunto=avise-me`} icon="arrow" label={coming.notify} />
        </p>
      </Section>
      <Section title={past}>
        {over.length > 0 && <EventTickets events={over} link={link} />}
        <p className="pad-above-6">
          <Link to={`${paths.training}#eventos`}>{training}</Link>
        </p>
      </Section>
    </>
  );
}
