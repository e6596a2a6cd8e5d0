import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { admin } from '#src/desk/words/admin.ts';
import type { AuditEntry } from '#src/domain/submissions/audit.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import type { AuditPage } from '#src/services/desk/auditLog.ts';
import { AuditSubject } from './AuditSubject.tsx';
import { auditWords as words } from './auditWords.ts';

/** The audit log, newest first: who deleted, cancelled or exported what, and who came into the team or left it. */
export function AuditView() {
  const nameOf = useTeamNames();
  const [{ entries, isLast }, setPages] = useState<AuditPage>({ entries: [], isLast: true });
  const { status, run: load } = useAsyncAction(async (last?: AuditEntry) => {
    const { loadAuditPage } = await import('#src/services/desk/auditLog.ts');
    const page = await loadAuditPage(last);
    setPages((before) => (last ? { ...page, entries: [...before.entries, ...page.entries] } : page));
  });
  const loadFirst = useEffectEvent(() => void load());
  useEffect(() => loadFirst(), []);

  const isLoading = status === 'idle' || status === 'running';
  return (
    <section aria-labelledby="parte" className="stack-4 pad-above-5">
      <h2 id="parte" className="visually-hidden">
        {admin.views.audit}
      </h2>
      <p className="wide-text">{words.lead}</p>
      <p aria-live="polite" className="filled-only">
        {isLoading && words.loading}
        {status === 'done' && entries.length === 0 && words.none}
      </p>
      <ol className="stack plain-list">
        {entries.map((entry) => (
          <li key={entry.id} className="stack-2 hairline-below pad-block-4">
            <p>
              <strong>{words.actions[entry.action]}</strong>{' '}
              <time className="soft" dateTime={entry.at.toISOString()}>
                {formatDateTime(entry.at)}
              </time>
            </p>
            <dl className="stack-1 small">
              <div className="row-3">
                <dt className="soft">{words.by}</dt>
                <dd className="breakable">{nameOf(entry.by)}</dd>
              </div>
              <div className="row-3">
                <dt className="soft">{words.about}</dt>
                <dd className="stack-2 start breakable">
                  <AuditSubject entry={entry} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      {status === 'failed' && (
        <Notice tone="error" title={entries.length === 0 ? words.failed : words.moreFailed} />
      )}
      {(status === 'failed' || !isLast) && (
        <div>
          <Button variant="secondary" busy={isLoading} onClick={() => load(entries.at(-1))}>
            {status === 'failed' ? admin.retry : words.more}
          </Button>
        </div>
      )}
    </section>
  );
}

/**
 * Returns the name of an administrator's uid, also of one who left. While the team is not loaded it is the uid itself.
 */
function useTeamNames(): (uid: string) => string {
  const own = useOwnAccount()?.uid;
  const { state } = useLoaded(async () =>
    (await import('#src/services/desk/team.ts')).doInTeam({ action: 'team' }),
  );
  return (uid) => {
    if (state.status !== 'ready') return uid;
    const { name = '', email = words.former } = state.members.find((one) => one.uid === uid) ?? {};
    return `${name || email}${uid === own ? ` (${words.you})` : ''}`;
  };
}
