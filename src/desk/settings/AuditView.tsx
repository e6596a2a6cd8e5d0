import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { PARTS } from '#src/desk/base/rooms.ts';
import { useTeam } from '#src/desk/base/useTeam.ts';
import { RowList } from '#src/desk/parts/layout/RowList.tsx';
import { AUDIT_ACTIONS, type AuditEntry } from '#src/domain/submissions/audit.ts';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { AUDIT_MONTHS } from '#src/domain/submissions/retention.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import { loadAuditPage } from '#src/services/desk/auditLog.ts';

export function AuditView() {
  const own = useOwnAccount()?.uid;
  const { data: team } = useTeam();
  // Until the team has loaded, returns the uid.
  const nameOf = (uid: string) => {
    if (!team) return uid;
    const { name = '', email = 'alguém que não está na equipe' } =
      team.members.find((one) => one.uid === uid) ?? {};
    return `${name || email}${uid === own ? ` (você)` : ''}`;
  };
  const list = useInfiniteQuery({
    queryKey: ['audit'],
    initialPageParam: undefined as AuditEntry | undefined,
    queryFn: async ({ pageParam }) => loadAuditPage(pageParam),
    getNextPageParam: ({ entries, isLast }) => (isLast ? undefined : entries.at(-1)),
  });
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const empty = { title: 'Nenhuma ação', text: `Nada aconteceu nos últimos ${AUDIT_MONTHS} meses.` };
  return (
    <section aria-labelledby="parte" className="stack-5 one-column">
      <h2 id="parte" className="visually-hidden">
        {PARTS.audit.label}
      </h2>
      <p className="wide-text">
        Quem excluiu, cancelou, marcou como spam, baixou dados ou juntou endereços, e quem entrou na equipe ou
        saiu. De visitantes, só o número do registro. Ninguém muda esta lista, e cada linha some depois de{' '}
        {AUDIT_MONTHS} meses.
      </p>
      <RowList list={list} empty={empty}>
        {entries.map((entry) => (
          <li key={entry.id} className="stack-1 hairline-below pad-block-3 breakable">
            <p className="cluster-2 baseline">
              <strong>{AUDIT_ACTIONS[entry.action]}</strong> <AuditSubject entry={entry} />
            </p>
            <p className="small soft">
              Por {nameOf(entry.by)},{' '}
              <time dateTime={entry.at.toISOString()}>{formatDateTime(entry.at)}</time>
            </p>
          </li>
        ))}
      </RowList>
    </section>
  );
}

function AuditSubject({ entry: { action, person, list, submissions } }: { entry: AuditEntry }) {
  if (person) return person;
  if (list) {
    const { kind, from, until } = list;
    const period = [from && `de ${formatShortDay(from)}`, until && `até ${formatShortDay(until)}`];
    return [deskWords.kindsOfMany[kind], ...period].filter(Boolean).join(', ');
  }
  return submissions.map((path) => {
    const [kind, id = ''] = path.split('/') as [SubmissionKind, string?];
    const name = `${deskWords.kinds[kind]} ${bookingReference(id)}`;
    if (action === 'delete') return <span key={path}>{name}</span>;
    return (
      <Link key={path} to={deskAddress({ view: 'conversations', openId: id })}>
        {name}
      </Link>
    );
  });
}
