import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { submissionLinkId } from '#src/desk/parts/useReturnFocus.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { listWords } from './listWords.ts';
import styles from './SubmissionList.module.css';
import { SubmissionRow } from './SubmissionRow.tsx';

interface SubmissionListProps {
  submissions: readonly Submission[];
  /** Those that came in while the list was open. */
  arrivedIds: ReadonlySet<string>;
  navigation: InboxNavigation;
  selectedIds: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  /** Adds what comes next and answers the first of it; missing when there is no more. */
  onMore: (() => Promise<Submission | undefined>) | undefined;
}

export function SubmissionList({
  submissions,
  arrivedIds,
  navigation,
  selectedIds,
  onSelect,
  onMore,
}: SubmissionListProps) {
  const own = useOwnAccount()?.email;
  const { more, loadingMore, moreFailed } = listWords;
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = useRef<HTMLUListElement>(null);
  const loadMore = async () => {
    if (!onMore || status === 'loading') return;
    setStatus('loading');
    try {
      const first = await onMore();
      flushSync(() => setStatus('idle'));
      const last = list.current?.querySelector<HTMLElement>('li:last-child a');
      (first ? document.getElementById(submissionLinkId(first.id)) : last)?.focus();
    } catch {
      setStatus('failed');
    }
  };
  return (
    <>
      {submissions.length > 0 && (
        <ul ref={list} className={styles.list}>
          {submissions.map((submission) => (
            <SubmissionRow
              key={submission.id}
              submission={submission}
              isNew={arrivedIds.has(submission.id)}
              own={own}
              navigation={navigation}
              isSelected={selectedIds.has(submission.id)}
              onSelect={(isSelected) => onSelect(submission.id, isSelected)}
            />
          ))}
        </ul>
      )}
      {onMore && (
        <div className="stack-4 start pad-block-5">
          {status === 'failed' && <Notice tone="error" title={moreFailed} />}
          <Button variant="secondary" aria-disabled={status === 'loading'} onClick={loadMore}>
            {status === 'loading' ? loadingMore : more}
          </Button>
        </div>
      )}
    </>
  );
}
