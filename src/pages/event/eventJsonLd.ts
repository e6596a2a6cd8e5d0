import { siteUrl } from '#src/components/ui/siteUrl.ts';
import type { eventDetails } from '#src/content/eventDetails.ts';
import type { events } from '#src/content/events.ts';
import { studio } from '#src/content/studio.ts';

export type PastEvent = (typeof events)[number];
export type EventRecord = (typeof eventDetails)[PastEvent['id']];

/** The schema.org Event of a past event. */
export function eventJsonLd(
  { titulo, descricao, inicio, fim, link }: PastEvent,
  { presencial, pessoas, card }: EventRecord,
): object {
  const { line, city, state, postalCode, country } = studio.postalAddress;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: titulo,
    description: descricao,
    inLanguage: 'pt-BR',
    startDate: inicio,
    endDate: fim,
    image: siteUrl(`/images/og/${card}.png`),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${presencial ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: presencial
      ? {
          '@type': 'Place',
          name: studio.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: line,
            addressLocality: city,
            addressRegion: state,
            postalCode,
            addressCountry: country,
          },
        }
      : { '@type': 'VirtualLocation', url: siteUrl(link) },
    performer: pessoas.map(({ nome }) => ({ '@type': 'Person', name: nome })),
    organizer: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
  };
}
