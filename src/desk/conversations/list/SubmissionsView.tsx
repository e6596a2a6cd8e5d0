import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { filterLabel } from '#src/desk/parts/filterLabel.ts';
import { ExportButton } from '#src/desk/people/ExportButton.tsx';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { INBOX_FILTERS, isInFilter } from '#src/domain/submissions/inboxFilters.ts';
import type { SubmissionKind } from '#src/domain/submissions/submission.ts';
import type { SubmissionQuery } from '#src/services/desk/listQuery.ts';
import { InboxResults } from './InboxResults.tsx';
import { ListStatus } from './ListStatus.tsx';
import styles from './SubmissionsView.module.css';
import { useSubmissionList } from './useSubmissionList.ts';

interface SubmissionsViewProps {
  kind: SubmissionKind;
  navigation: InboxNavigation;
  /** Something was dealt with, so the numbers of what is new may have changed. */
  onChange: () => void;
}

/** All messages or all bookings: what to narrow them down with, and what is left. */
export function SubmissionsView({ kind, navigation, onChange }: SubmissionsViewProps) {
  const { filter } = navigation.location;
  const wanted = { kind, filter };
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {admin.views[kind]}
      </h2>
      <div className={styles.tools}>
        <ToggleGroup
          variant="outlined"
          label={admin.filter.label}
          choices={INBOX_FILTERS[kind].map((value) => ({ value, label: filterLabel(kind, value) }))}
          chosen={filter}
          onChoose={(next) => navigation.go({ filter: next })}
        />
      </div>
      <FilteredResults
        key={JSON.stringify(wanted)}
        wanted={wanted}
        navigation={navigation}
        onChange={onChange}
      />
    </section>
  );
}

/** The messages or bookings of a filter, with those that come in meanwhile. */
function FilteredResults({
  wanted,
  navigation,
  onChange,
}: Omit<SubmissionsViewProps, 'kind'> & { wanted: SubmissionQuery }) {
  const list = useSubmissionList(wanted, navigation.location.openId);
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
