import { AgendaView } from './AgendaView.tsx';
import { AuditView } from './AuditView.tsx';
import { DayView } from './DayView.tsx';
import { NewsSwitch } from './NewsSwitch.tsx';
import { PersonView } from './PersonView.tsx';
import { SubmissionsView } from './SubmissionsView.tsx';
import { SummarySwitch } from './SummarySwitch.tsx';
import { useInboxNavigation } from './useInboxNavigation.ts';
import { useNewCounts } from './useNewCounts.ts';
import { ViewTabs } from './ViewTabs.tsx';
import { WeekView } from './WeekView.tsx';

/** The administrator's inbox, at the place that the query string names. */
export function Inbox() {
  const navigation = useInboxNavigation();
  const { counts, refresh } = useNewCounts();
  const { view, openId } = navigation.location;
  return (
    <div data-detail={openId ? 'open' : undefined}>
      <ViewTabs navigation={navigation} counts={counts} />
      {view === 'day' && <DayView navigation={navigation} onChange={refresh} />}
      {view === 'week' && <WeekView navigation={navigation} />}
      {view === 'agenda' && <AgendaView onChange={refresh} />}
      {view === 'person' && <PersonView onChange={refresh} />}
      {view === 'audit' && <AuditView />}
      {(view === 'messages' || view === 'bookings') && (
        <SubmissionsView key={view} kind={view} navigation={navigation} onChange={refresh} />
      )}
      <NewsSwitch total={counts && counts.messages + counts.bookings} />
      <SummarySwitch />
    </div>
  );
}
