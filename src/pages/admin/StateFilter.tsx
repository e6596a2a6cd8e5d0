import { admin } from '#src/content/admin.ts';
import type { InboxKind } from '#src/domain/inbox.ts';
import { INBOX_FILTERS, type InboxFilter } from '#src/domain/inboxFilters.ts';
import styles from './StateFilter.module.css';

interface StateFilterProps {
  kind: InboxKind;
  chosen: InboxFilter;
  onChoose: (filter: InboxFilter) => void;
}

/** Which part of the mailbox is shown; how much that is says the list. */
export function StateFilter({ kind, chosen, onChoose }: StateFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of toggle buttons
    <div className={styles.filter} role="group" aria-label={admin.filter.label}>
      {INBOX_FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.choice}
          aria-pressed={filter === chosen}
          onClick={() => filter !== chosen && onChoose(filter)}
        >
          {admin.filter[kind][filter]}
        </button>
      ))}
    </div>
  );
}
