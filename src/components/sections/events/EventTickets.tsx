import type { events as content } from 'virtual:content/lists/events';
import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { CardLink } from '#src/components/ui/CardLink.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { EventStatus } from './EventStatus.tsx';
import styles from './EventTickets.module.css';

type EventTicket = (typeof content)[number];

interface EventTicketsProps {
  events: readonly EventTicket[];
  link: { past: string; coming: string };
}

function Ticket({ event, link }: { event: EventTicket } & Omit<EventTicketsProps, 'events'>) {
  const words = useIsPast(event.fim, event.past) ? link.past : link.coming;
  return (
    <li className={styles.event}>
      <p>
        <time className="row-3 wrapping baseline display leading-figure" dateTime={event.inicio}>
          <span aria-hidden="true" className={`${styles.day} tabular`}>
            {event.dia}
          </span>
          <span aria-hidden="true" className="title-m">
            {event.mes} {event.inicio.slice(0, 4)}
          </span>
          <span className="visually-hidden">{event.data}</span>
        </time>
      </p>
      <div className={`${styles.words} stack-3 top start`}>
        <EventStatus className="row-2 middle badge" end={event.fim} past={event.past} />
        <h3 className="title-m">{event.titulo}</h3>
        <p>
          <strong>{event.tipo}</strong> · {event.data}, {event.horario}
        </p>
        <p>{event.descricao}</p>
        <CardLink to={event.link} label={words} about={event.titulo} />
      </div>
      <Picture image={event.imagem} className="full rounded-m" />
    </li>
  );
}

export function EventTickets({ events, ...words }: EventTicketsProps) {
  return (
    <ul className="rule-below">
      {events.map((event) => (
        <Ticket key={event.id} event={event} {...words} />
      ))}
    </ul>
  );
}
