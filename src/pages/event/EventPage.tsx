import loaders, { type Item } from 'virtual:content/loaders/events';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { eventPage } from '#src/content/eventPage.ts';
import { paths } from '#src/domain/paths.ts';
import { EventHero } from './EventHero.tsx';
import { EventProgramme } from './EventProgramme.tsx';
import { eventJsonLd } from './eventJsonLd.ts';

export { loaders };
export const parent = paths.academy;

const trail = [{ label: 'Academy', to: parent }];

/** An event: announced while it is to come, told as a record of it afterwards. */
export default function EventPage({ item }: { item: Item }) {
  const { titulo, link, head, card, convite, previous, next } = item;
  return (
    <>
      <PageHead
        {...head}
        path={link}
        card={card}
        structuredData={[breadcrumbList({ label: titulo, to: link }, trail), eventJsonLd(item)]}
      />
      <EventHero event={item} trail={trail} />
      <EventProgramme event={item} />
      <SeriesLinks label={eventPage.series} previous={previous} next={next} />
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
