import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { organization, postalAddress } from '#src/components/ui/head/studioJsonLd.ts';
import { TextList } from '#src/components/ui/TextList.tsx';
import { eventPage } from '#src/copy/academy/eventPage.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { EventHero } from './EventHero.tsx';
import styles from './EventPage.module.css';

export { default as loaders } from 'virtual:content/loaders/events';
export const trail = [{ label: 'Academy', to: paths.academy }];

export default function EventPage({ item }: { item: Item<'events'> }) {
  const { head, page, convite, previous, next, programa, ficou, fim, past } = item;
  const words = useIsPast(fim, past) ? eventPage.past : eventPage.coming;
  return (
    <>
      <PageHead
        {...head}
        {...page}
        trail={trail}
        structuredData={import.meta.env.SSR && [eventJsonLd(item)]}
      />
      <EventHero event={item} trail={trail} />
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
          <section className="stack-5 top self-top sticky-l rounded-l pad-box" data-tone="sunflower">
            <h2>{eventPage.remained}</h2>
            <TextList
              items={ficou}
              className="stack-5"
              itemClass="heading title-s leading-heading balance rule-above pad-above-5"
            />
          </section>
        )}
      </div>
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

function eventJsonLd(event: Item<'events'>): object {
  const { titulo, descricao, inicio, fim, link, presencial, pessoas, page } = event;
  return {
    '@type': 'Event',
    name: titulo,
    description: descricao,
    inLanguage: 'pt-BR',
    startDate: inicio,
    endDate: fim,
    image: siteUrl(`/images/og/${page.card}.png`),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${presencial ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: presencial
      ? { '@type': 'Place', name: studio.name, address: postalAddress }
      : { '@type': 'VirtualLocation', url: siteUrl(link) },
    performer: pessoas.map(({ nome }) => ({ '@type': 'Person', name: nome })),
    organizer: organization,
  };
}
