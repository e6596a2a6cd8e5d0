import { DayView } from './DayView.tsx';
import { Mailbox } from './Mailbox.tsx';
import { useInboxAddress } from './useInboxAddress.ts';
import { useNewCounts } from './useNewCounts.ts';
import { ViewTabs } from './ViewTabs.tsx';

/** The inbox of an administrator, wherever in it the address says. */
export function Inbox() {
  const navigation = useInboxAddress();
  const { counts, refresh } = useNewCounts();
  const { view, record } = navigation.address;
  return (
    <div data-record={record ? 'open' : undefined}>
      <ViewTabs navigation={navigation} counts={counts} />
      {view === 'day' ? (
        <DayView navigation={navigation} onChange={refresh} />
      ) : (
        <Mailbox key={view} kind={view} navigation={navigation} onChange={refresh} />
      )}
    </div>
  );
}
