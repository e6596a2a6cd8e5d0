import { lazy, Suspense, useState } from 'react';
import { AgendaRoom } from '#src/desk/agenda/grid/AgendaRoom.tsx';
import { NewBooking } from '#src/desk/agenda/NewBooking.tsx';
import { ConversationsView } from '#src/desk/conversations/list/ConversationsView.tsx';
import { SearchResults } from '#src/desk/conversations/list/SearchResults.tsx';

import { PersonView } from '#src/desk/people/PersonView.tsx';
import { SearchForm } from '#src/desk/search/SearchForm.tsx';
import { AgendaView } from '#src/desk/settings/AgendaView.tsx';
import { AuditView } from '#src/desk/settings/audit/AuditView.tsx';
import { TodayView } from '#src/desk/today/TodayView.tsx';
import { desk as words } from '#src/desk/words/desk.ts';
import styles from './Desk.module.css';
import { DeskRail } from './DeskRail.tsx';
import { roomOf } from './deskLocation.ts';
import { HealthBanner } from './HealthBanner.tsx';
import { RoomViews } from './RoomViews.tsx';
import { type InboxNavigation, useInboxNavigation } from './useInboxNavigation.ts';
import { useNewsAlerts } from './useNewsAlerts.ts';
import { useOpenCount } from './useOpenCount.ts';

/** Downloaded only where figures are looked at. */
const FiguresView = lazy(async () => ({
  default: (await import('#src/desk/figures/FiguresView.tsx')).FiguresView,
}));

/** The desk: its rooms, the search over all of them, and what was found or the room that the address names. */
export function Desk() {
  const navigation = useInboxNavigation();
  const { count, refresh } = useOpenCount();
  const { search, searchFor } = navigation;
  const { openId, view } = navigation.location;
  const room = roomOf(view);
  useNewsAlerts(count, words.rooms[room]);
  // The same words, searched for again, are another search.
  const [round, setRound] = useState(0);
  return (
    <>
      <DeskRail navigation={navigation} count={count} />
      <header className={styles.top}>
        <SearchForm
          search={search}
          onSearch={(typed) => (typed === search ? setRound(round + 1) : searchFor(typed))}
        />
        <NewBooking onChange={refresh} />
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className={styles.main}
        data-room={room}
        data-detail={openId ? 'open' : undefined}
      >
        <HealthBanner />
        <div className={styles.head}>
          <h1 className="title-m">{words.rooms[room]}</h1>
          <RoomViews navigation={navigation} />
        </div>
        {search ? (
          <SearchResults
            key={`${round} ${search}`}
            typed={search}
            navigation={navigation}
            onChange={refresh}
          />
        ) : (
          <PartOfRoom navigation={navigation} onChange={refresh} />
        )}
      </main>
    </>
  );
}

/** The part of the desk that the address names. */
function PartOfRoom({ navigation, onChange }: { navigation: InboxNavigation; onChange: () => void }) {
  const { view } = navigation.location;
  switch (view) {
    case 'today':
      return <TodayView />;
    case 'day':
    case 'week':
    case 'month':
      return <AgendaRoom span={view} navigation={navigation} onChange={onChange} />;
    case 'agenda':
      return <AgendaView />;
    case 'person':
      return <PersonView onChange={onChange} />;
    case 'audit':
      return <AuditView />;
    case 'figures':
      return (
        <Suspense>
          <FiguresView />
        </Suspense>
      );
    case 'conversations':
      return <ConversationsView navigation={navigation} onChange={onChange} />;
  }
}
