import loaders from 'virtual:content/loaders/events';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { SeriesLinks } from '#src/components/sections/cases/SeriesLinks.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { eventPage } from '#src/copy/academy/eventPage.ts';
import { paths } from '#src/domain/site/paths.ts';
import { EventHero } from './EventHero.tsx';
import { EventProgramme } from './EventProgramme.tsx';
import { eventJsonLd } from './eventJsonLd.ts';

export { loaders };
export const parent = paths.academy;

const trail = [{ label: 'Academy', to: parent }];

/** An event: announced while it is to come, told as a record of it afterwards. */
export default function EventPage({ item }: { item: Item<'events'> }) {
  const { titulo, link, head, card, convite, previous, next } = item;
  return (
    <>
      <PageHead
        {...head}
        path={link}
        card={card}
        name={titulo}
        trail={trail}
        structuredData={import.meta.env.SSR ? [eventJsonLd(item)] : []}
      />
      <EventHero event={item} trail={trail} />
      <EventProgramme event={item} />
      <SeriesLinks label={eventPage.series} previous={previous} next={next} />
      <CallToAction
        {...convite}
        links={[
          { to: paths.contact, icon: 'arrow', label: convite.contact },
          { to: paths.academy, label: eventPage.academy },
        ]}
      />
    </>
  );
}
