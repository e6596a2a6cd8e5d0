import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { meetingPlace } from '#src/domain/submissions/bookings/meetingPlace.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import { loadToday, type Today } from '#src/services/desk/today.ts';
import { Talk, Waiting } from './TodayRows.tsx';
import styles from './TodayView.module.css';

export function TodayView({ months }: { months: ReactNode }) {
  const { data, isError, refetch } = useQuery({ queryKey: ['today'], queryFn: () => loadToday(new Date()) });
  if (!data) return <LoadingOrFailed isFailed={isError} onRetry={refetch} />;
  const { talks, waiting, booked, meetingAddress, availability } = data;
  return (
    <div className="stack-5">
      <TodayNotices {...data} />
      <div className={styles.parts}>
        <TodayPart title="Consultorias de hoje">
          {talks.length === 0 && <p className="soft">Nenhuma consultoria marcada para hoje.</p>}
          <ol className="stack one-column plain-list">
            {talks.map((talk) => (
              <Talk key={talk.id} talk={talk} place={meetingPlace(talk, { meetingAddress })} />
            ))}
          </ol>
        </TodayPart>
        <TodayPart title="Esperam resposta" isWide>
          {waiting.length === 0 && (
            <p className="soft">Nada espera resposta. O que chegar pelo site aparece aqui sem recarregar.</p>
          )}
          <ol className="stack one-column plain-list">
            {waiting.map((submission) => (
              <Waiting key={submission.id} {...{ submission, availability }} />
            ))}
          </ol>
          {waiting.length > 0 && (
            <p className="small">
              <Link to={deskAddress({ view: 'conversations' })}>Todas as conversas em aberto</Link>
            </p>
          )}
        </TodayPart>
        {booked.length > 0 && (
          <TodayPart title="Agendamentos novos">
            <ol className="stack one-column plain-list">
              {booked.map((submission) => (
                <Waiting key={submission.id} submission={submission} />
              ))}
            </ol>
          </TodayPart>
        )}
        <TodayPart title="Este mês e o anterior">{months}</TodayPart>
      </div>
    </div>
  );
}

function TodayPart({ title, isWide, children }: { title: string; isWide?: true; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack-2 one-column top" data-wide={isWide}>
      <h2 id={id} className="title-s">
        {title}
      </h2>
      {children}
    </section>
  );
}

function TodayNotices({ withoutPlace, asking, undelivered }: Today) {
  return (
    <div className={styles.notices}>
      <NoticeList title="Consultorias ainda sem endereço: falta dizer onde acontecem" list={withoutPlace}>
        {({ id, nome, data, horario }) => (
          <Link to={deskAddress({ view: 'day', day: data, openId: id })}>
            {nome}, {formatShortDay(data)}, {horario}
          </Link>
        )}
      </NoticeList>
      <NoticeList title="Emails que esperam você decidir" list={asking}>
        {({ from, subject, submission }) => (
          <>
            <Link to={deskAddress({ view: 'conversations', openId: submission.split('/')[1] })}>
              {from.name || from.address}
            </Link>
            : “{subject}”
          </>
        )}
      </NoticeList>
      <NoticeList title="Emails que não saíram" list={undelivered}>
        {({ kind, id, nome, email, createdAt }) => (
          <>
            <Link to={deskAddress({ view: 'conversations', filter: 'undelivered', openId: id })}>
              {nome || email}
            </Link>
            , {deskWords.kinds[kind].toLowerCase()}, {formatShortDateTime(createdAt, new Date())}
          </>
        )}
      </NoticeList>
    </div>
  );
}

interface NoticeListProps<One> {
  title: string;
  list: readonly (One & { id: string })[];
  children: (one: One) => ReactNode;
}

function NoticeList<One>({ title, list, children }: NoticeListProps<One>) {
  if (list.length === 0) return null;
  return (
    <Notice tone="warning" live={false} title={title}>
      <ul className="plain-list">
        {list.map((one) => (
          <li key={one.id}>{children(one)}</li>
        ))}
      </ul>
    </Notice>
  );
}
