import { matchPath, useLocation } from 'react-router-dom';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { eventDetails, eventPage } from '#src/content/eventDetails.ts';
import { events } from '#src/content/events.ts';
import { paths } from '#src/domain/paths.ts';
import { EventHero } from './EventHero.tsx';
import { EventProgramme } from './EventProgramme.tsx';
import { eventJsonLd } from './eventJsonLd.ts';

const trail = [{ label: 'Academy', to: paths.academy }];
const series = events.map(({ titulo, link, imagem }) => ({ label: titulo, to: link, image: imagem }));

/** A past event, told as a record of it: the address says which. */
export default function EventPage() {
  const { pathname } = useLocation();
  const event = events.find(({ link }) => matchPath(link, pathname)) ?? events[0];
  const record = eventDetails[event.id];
  const { head, card, convite } = record;
  return (
    <>
      <PageHead
        {...head}
        path={event.link}
        card={card}
        structuredData={[
          breadcrumbList({ label: event.titulo, to: event.link }, trail),
          eventJsonLd(event, record),
        ]}
      />
      <EventHero event={event} record={record} trail={trail} />
      <EventProgramme record={record} />
      <SeriesLinks label={eventPage.series} series={series} current={event.link} />
      <CallToAction
        title={convite.title}
        text={<p>{convite.text}</p>}
        actions={
          <>
            <ButtonLink to={paths.contact} icon="arrow">
              {convite.contact}
            </ButtonLink>
            <ButtonLink to={paths.academy} variant="secondary">
              {eventPage.academy}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
