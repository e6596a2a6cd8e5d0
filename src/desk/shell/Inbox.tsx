import { useState } from 'react';
import { DayView } from '#src/desk/agenda/DayView.tsx';
import { WeekView } from '#src/desk/agenda/WeekView.tsx';
import { SearchResults } from '#src/desk/conversations/list/SearchResults.tsx';
import { SubmissionsView } from '#src/desk/conversations/list/SubmissionsView.tsx';
import { PersonView } from '#src/desk/people/PersonView.tsx';
import { AgendaView } from '#src/desk/settings/AgendaView.tsx';
import { AuditView } from '#src/desk/settings/AuditView.tsx';
import { NewsSwitch } from '#src/desk/settings/NewsSwitch.tsx';
import { SummarySwitch } from '#src/desk/settings/SummarySwitch.tsx';
import { SearchForm } from './SearchForm.tsx';
import { type InboxNavigation, useInboxNavigation } from './useInboxNavigation.ts';
import { useNewCounts } from './useNewCounts.ts';
import { ViewTabs } from './ViewTabs.tsx';

/** The administrator's inbox: the search over all of it, and what was found or the part that the query string names. */
export function Inbox() {
  const navigation = useInboxNavigation();
  const { counts, refresh } = useNewCounts();
  const { search, searchFor } = navigation;
  const { openId } = navigation.location;
  // The same words, searched for again, are another search.
  const [round, setRound] = useState(0);
  return (
    <div data-detail={openId ? 'open' : undefined}>
      <SearchForm
        search={search}
        onSearch={(typed) => (typed === search ? setRound(round + 1) : searchFor(typed))}
      />
      <ViewTabs navigation={navigation} counts={counts} />
      {search ? (
        <SearchResults key={`${round} ${search}`} typed={search} navigation={navigation} onChange={refresh} />
      ) : (
        <PartOfInbox navigation={navigation} onChange={refresh} />
      )}
      <NewsSwitch total={counts && counts.messages + counts.bookings} />
      <SummarySwitch />
    </div>
  );
}

/** What stands at the place that the query string names. */
function PartOfInbox({ navigation, onChange }: { navigation: InboxNavigation; onChange: () => void }) {
  const { view } = navigation.location;
  switch (view) {
    case 'day':
      return <DayView navigation={navigation} onChange={onChange} />;
    case 'week':
      return <WeekView navigation={navigation} />;
    case 'agenda':
      return <AgendaView onChange={onChange} />;
    case 'person':
      return <PersonView onChange={onChange} />;
    case 'audit':
      return <AuditView />;
    case 'messages':
    case 'bookings':
      return <SubmissionsView key={view} kind={view} navigation={navigation} onChange={onChange} />;
  }
}
