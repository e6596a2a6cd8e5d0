import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { studio } from '#src/copy/studio.ts';

export function eventJsonLd(event: Item<'events'>): object {
  const { titulo, descricao, inicio, fim, link, presencial, pessoas, card } = event;
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
