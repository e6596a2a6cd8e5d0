import { Link } from 'react-router-dom';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { profile } from '#src/copy/accounts/profile.ts';
import { paths } from '#src/domain/site/paths.ts';
import type { OwnSubmissions, SentFields } from '#src/domain/submissions/lists/dataExport.ts';
import { excerpt } from '#src/domain/text/excerpt.ts';
import { formatLongDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';

const when = ({ data, horario }: SentFields) =>
  isCalendarDay(String(data)) ? `${formatLongDay(String(data))}, ${horario}` : '';

function Ways({ first, hasBooked }: { first: boolean; hasBooked: boolean }) {
  const words = profile.conversations;
  return (
    <p className="links">
      <Link to={paths.contact}>{first ? words.write : words.answer}</Link>
      <Link to={paths.booking}>{hasBooked ? words.change : words.book}</Link>
    </p>
  );
}

function Sent() {
  const words = profile.conversations;
  const { state } = useLoaded(async () => {
    const { findOwnSubmissions } = await import('#src/services/accounts/ownAccount.ts');
    return { messages: [], bookings: [], ...(await findOwnSubmissions()) };
  });
  const { messages, bookings }: Pick<OwnSubmissions, 'messages' | 'bookings'> =
    state.status === 'ready' ? state : { messages: [], bookings: [] };
  if (messages.length + bookings.length === 0)
    return (
      <>
        <p>{state.status === 'ready' ? words.none : words[state.status]}</p>
        <Ways first hasBooked={false} />
      </>
    );
  const entries = [
    ...bookings.map((booking) => ({
      title: `${words.booking}: ${when(booking)}`,
      text: String(booking.descricaoProjeto),
    })),
    ...messages.map((message) => ({ title: words.message, text: String(message.mensagem) })),
  ];
  return (
    <>
      <ul className="stack-4 plain-list">
        {entries.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the function returns no ids, and the list never changes
          <li key={index} className="stack-1 breakable">
            <strong>{title}</strong>
            <span>{excerpt(text, 180)}</span>
          </li>
        ))}
      </ul>
      <Ways first={false} hasBooked={bookings.length > 0} />
    </>
  );
}

export function Conversations({ verified }: { verified: boolean }) {
  const words = profile.conversations;
  return (
    <section className="stack-4 page-width gutter band-below" aria-labelledby="minhas-conversas">
      <h2 id="minhas-conversas">{words.title}</h2>
      <p>{verified ? words.intro : words.unverified}</p>
      {!verified && (
        <Notice tone="warning" live={false} title={profile.unverified.title}>
          <p>
            {profile.unverified.text}
            <Link to={paths.settings}>{profile.unverified.link}</Link>.
          </p>
        </Notice>
      )}
      {verified ? (
        <div className="stack-4" aria-live="polite">
          <Sent />
        </div>
      ) : (
        <Ways first hasBooked={false} />
      )}
    </section>
  );
}
