import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { admin } from '#src/desk/words/admin.ts';
import type { AuditEntry } from '#src/domain/submissions/audit.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import type { AuditPage } from '#src/services/desk/auditLog.ts';
import styles from './AuditView.module.css';

/** The audit log, newest first: who deleted, cancelled or exported what, by ids. */
export function AuditView() {
  const words = admin.audit;
  const ownUid = useOwnAccount()?.uid;
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
        {entries.map(({ id, at, action, by, submissions, list }) => (
          <li key={id} className="stack-2 hairline-below pad-block-4">
            <p className={`${styles.action} strong`}>
              {words.actions[action]} <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            </p>
            <dl className={`${styles.facts} stack-1 small`}>
              <div className="stack">
                <dt className="soft">{words.by}</dt>
                <dd className="stack breakable">
                  <span>
                    <code>{by}</code> {by === ownUid && `(${words.you})`}
                  </span>
                </dd>
              </div>
              <div className="stack">
                <dt className="soft">{words.submissions}</dt>
                <dd className="stack breakable">
                  {list
                    ? [
                        admin.download.kinds[list.kind],
                        list.from && `${words.from} ${formatShortDay(list.from)}`,
                        list.until && `${words.until} ${formatShortDay(list.until)}`,
                      ]
                        .filter(Boolean)
                        .join(', ')
                    : submissions.map((path) => <code key={path}>{path}</code>)}
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
