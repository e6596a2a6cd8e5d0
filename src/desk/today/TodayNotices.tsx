import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import type { Today } from '#src/services/desk/today.ts';

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

/** Notices about talks without an address, received mails that ask to join, and mails that were not delivered. */
export function TodayNotices({ withoutPlace, asking, undelivered }: Today) {
  return (
    <>
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
    </>
  );
}
