import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { organization, postalAddress } from '#src/components/ui/head/studioJsonLd.ts';
import { studio } from '#src/copy/studio.ts';

export function eventJsonLd(event: Item<'events'>): object {
  const { titulo, descricao, inicio, fim, link, presencial, pessoas, card } = event;
  return {
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
      ? { '@type': 'Place', name: studio.name, address: postalAddress }
      : { '@type': 'VirtualLocation', url: siteUrl(link) },
    performer: pessoas.map(({ nome }) => ({ '@type': 'Person', name: nome })),
    organizer: organization,
  };
}
