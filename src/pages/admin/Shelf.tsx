import { useEffect, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { admin } from '#src/content/admin.ts';
import { vazio } from '#src/content/images/vazio.ts';
import { isInFilter } from '#src/domain/inboxFilters.ts';
import type { Submission } from '#src/domain/submission.ts';
import type { SubmissionQuery } from '#src/services/submissions.ts';
import { EmptyShelf } from './EmptyShelf.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ItemList } from './ItemList.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { RecordPane } from './RecordPane.tsx';
import styles from './Shelf.module.css';
import { ShelfStatus } from './ShelfStatus.tsx';
import { Split } from './Split.tsx';
import type { InboxNavigation } from './useInboxAddress.ts';
import { useInboxList } from './useInboxList.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface ShelfProps {
  wanted: SubmissionQuery;
  navigation: InboxNavigation;
  onChange: () => void;
}

/** What a filter and a search left: the list, and the record that was opened from it. */
export function Shelf({ wanted, navigation, onChange }: ShelfProps) {
  const list = useInboxList(wanted);
  const { record } = navigation.address;
  const { state } = list;
  const { kind, filter, search } = wanted;
  useReturnFocus(record);
  // A record that was open when the page came takes no focus.
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);

  // What was given another state stays for as long as it is open, so that nothing vanishes under the reader.
  const isShown = (item: Submission) => isInFilter(item, filter) || item.id === record;
  const items = state.status === 'ready' ? state.submissions.filter(isShown) : [];
  return (
    <Split
      pane={
        record && (
          <RecordPane
            key={record}
            kind={kind}
            id={record}
            listed={items.find(({ id }) => id === record)}
            back={admin.record.back.list}
            onClose={navigation.close}
            takesFocus={begun}
            onItem={list.update}
            onChange={onChange}
          />
        )
      }
      invitation={
        <>
          <Picture image={vazio} />
          <p>{admin.record.none[kind]}</p>
        </>
      }
    >
      <div className={styles.top}>
        <ShelfStatus kind={kind} list={list} count={items.length} />
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
      {state.status === 'ready' && items.length === 0 && (
        <EmptyShelf {...admin.empty[search ? 'search' : filter]} />
      )}
      {state.status === 'ready' && (
        <ItemList
          items={items}
          arrivedIds={list.arrivedIds}
          navigation={navigation}
          onMore={state.next ? list.loadMore : undefined}
        />
      )}
    </Split>
  );
}
