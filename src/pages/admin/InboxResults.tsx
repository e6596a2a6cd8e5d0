import { useEffect, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { admin } from '#src/content/admin.ts';
import { isInFilter } from '#src/domain/inboxFilters.ts';
import type { Submission } from '#src/domain/submission.ts';
import emptyState from '#src/pictures/empty-state.svg?picture';
import type { SubmissionQuery } from '#src/services/submissions.ts';
import { DetailPane } from './DetailPane.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './InboxResults.module.css';
import { ListDetailLayout } from './ListDetailLayout.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListStatus } from './ListStatus.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import type { InboxNavigation } from './useInboxNavigation.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useSubmissionList } from './useSubmissionList.ts';

interface InboxResultsProps {
  wanted: SubmissionQuery;
  navigation: InboxNavigation;
  onChange: () => void;
}

/** What a filter and a search left: the list, and the submission that was opened from it. */
export function InboxResults({ wanted, navigation, onChange }: InboxResultsProps) {
  const list = useSubmissionList(wanted);
  const { openId } = navigation.location;
  const { state } = list;
  const { kind, filter, search } = wanted;
  useReturnFocus(openId);
  // A submission that was open when the page came takes no focus.
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);

  // What was given another state stays for as long as it is open, so that nothing vanishes under the reader.
  const isShown = (submission: Submission) =>
    !list.deletedIds.has(submission.id) && (isInFilter(submission, filter) || submission.id === openId);
  const submissions = state.status === 'ready' ? state.submissions.filter(isShown) : [];
  return (
    <ListDetailLayout
      detail={
        openId && (
          <DetailPane
            key={openId}
            kind={kind}
            id={openId}
            listed={submissions.find(({ id }) => id === openId)}
            back={admin.submission.back.list}
            onClose={navigation.close}
            takesFocus={begun}
            onUpdate={list.update}
            onChange={onChange}
            onDelete={list.remove}
          />
        )
      }
      placeholder={
        <>
          <Picture image={emptyState} />
          <p>{admin.submission.none[kind]}</p>
        </>
      }
    >
      <div className={styles.top}>
        <ListStatus kind={kind} list={list} count={submissions.length} />
        <ExportButton wanted={wanted} />
      </div>
      {state.status === 'loading' && <ListSkeleton />}
      {state.status === 'failed' && (
        <div className={styles.failed}>
          <Notice tone="error" title={admin.list.failed} />
          <Button variant="secondary" onClick={list.retry}>
            {admin.retry}
          </Button>
        </div>
      )}
      {state.status === 'ready' && submissions.length === 0 && (
        <EmptyState {...admin.empty[search ? 'search' : filter]} />
      )}
      {state.status === 'ready' && (
        <SubmissionList
          submissions={submissions}
          arrivedIds={list.arrivedIds}
          navigation={navigation}
          onMore={state.next ? list.loadMore : undefined}
        />
      )}
    </ListDetailLayout>
  );
}
