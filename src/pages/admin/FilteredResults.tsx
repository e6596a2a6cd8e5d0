import { admin } from '#src/content/admin.ts';
import { isInFilter } from '#src/domain/inboxFilters.ts';
import type { SubmissionQuery } from '#src/services/listQuery.ts';
import { ExportButton } from './ExportButton.tsx';
import { InboxResults } from './InboxResults.tsx';
import { ListStatus } from './ListStatus.tsx';
import type { InboxNavigation } from './useInboxNavigation.ts';
import { useSubmissionList } from './useSubmissionList.ts';

interface FilteredResultsProps {
  wanted: SubmissionQuery;
  navigation: InboxNavigation;
  onChange: () => void;
}

/** What a filter shows of the messages or the bookings, with what comes in meanwhile. */
export function FilteredResults({ wanted, navigation, onChange }: FilteredResultsProps) {
  const list = useSubmissionList(wanted);
  const { kind, filter } = wanted;
  const hasMore = list.state.status === 'ready' && list.state.next !== undefined;
  return (
    <InboxResults
      list={list}
      navigation={navigation}
      onChange={onChange}
      kind={kind}
      isWanted={(submission) => isInFilter(submission, filter, new Date())}
      top={(count) => (
        <>
          <ListStatus wanted={wanted} list={list} count={count} />
          <ExportButton wanted={wanted} />
        </>
      )}
      empty={admin.empty[filter]}
      placeholder={admin.submission.none[kind]}
      arrivedIds={list.arrivedIds}
      onMore={hasMore ? list.loadMore : undefined}
    />
  );
}
