import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { admin } from '#src/content/admin.ts';
import { INBOX_FILTERS } from '#src/domain/inboxFilters.ts';
import type { SubmissionKind } from '#src/domain/submission.ts';
import { FilteredResults } from './FilteredResults.tsx';
import { filterLabel } from './filterLabel.ts';
import styles from './SubmissionsView.module.css';
import type { InboxNavigation } from './useInboxNavigation.ts';

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
