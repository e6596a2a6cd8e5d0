import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { admin } from '#src/content/admin.ts';
import { INBOX_FILTERS } from '#src/domain/inboxFilters.ts';
import type { SubmissionKind } from '#src/domain/submission.ts';
import styles from './Mailbox.module.css';
import { SearchForm } from './SearchForm.tsx';
import { Shelf } from './Shelf.tsx';
import type { InboxNavigation } from './useInboxAddress.ts';

interface MailboxProps {
  kind: SubmissionKind;
  navigation: InboxNavigation;
  /** Something was dealt with, so the numbers of what is new may have changed. */
  onChange: () => void;
}

/** All messages or all bookings: what to narrow them down with, and what is left. */
export function Mailbox({ kind, navigation, onChange }: MailboxProps) {
  const { filter, search } = navigation.address;
  const wanted = { kind, filter, search };
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {admin.views[kind]}
      </h2>
      <div className={styles.tools}>
        <ToggleGroup
          variant="hemmed"
          label={admin.filter.label}
          choices={INBOX_FILTERS.map((value) => ({ value, label: admin.filter[kind][value] }))}
          chosen={filter}
          onChoose={(next) => navigation.go({ filter: next })}
        />
        <SearchForm search={search} onSearch={(typed) => navigation.go({ search: typed })} />
      </div>
      <Shelf key={JSON.stringify(wanted)} wanted={wanted} navigation={navigation} onChange={onChange} />
    </section>
  );
}
