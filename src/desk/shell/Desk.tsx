import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AgendaRoom } from '#src/desk/agenda/grid/AgendaRoom.tsx';
import { NewEntry } from '#src/desk/agenda/NewEntry.tsx';
import { ConversationsView } from '#src/desk/conversations/list/ConversationsView.tsx';
import { PeopleRoom } from '#src/desk/people/PeopleRoom.tsx';
import { SearchForm } from '#src/desk/search/SearchForm.tsx';
import { AgendaView } from '#src/desk/settings/AgendaView.tsx';
import { AuditView } from '#src/desk/settings/audit/AuditView.tsx';
import { TeamView } from '#src/desk/settings/team/TeamView.tsx';
import { TodayView } from '#src/desk/today/TodayView.tsx';
import { desk as words } from '#src/desk/words/desk.ts';
import styles from './Desk.module.css';
import { DeskRail } from './DeskRail.tsx';
import { roomOf } from './deskLocation.ts';
import { HealthBanner } from './HealthBanner.tsx';
import { RoomViews } from './RoomViews.tsx';
import { OPEN_QUERY, useCount } from './useCount.ts';
import { type InboxNavigation, useInboxNavigation } from './useInboxNavigation.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNewsAlerts } from './useNewsAlerts.ts';

/** Downloaded only where figures are looked at. */
const FiguresView = lazy(async () => ({
  default: (await import('#src/desk/figures/FiguresView.tsx')).FiguresView,
}));

/** The desk: its rooms, the search over all of them, and what was found or the room that the address names. */
export function Desk() {
  const navigation = useInboxNavigation();
  const count = useCount(OPEN_QUERY);
  const { search, searchFor } = navigation;
  const { openId, view } = navigation.location;
  const room = roomOf(view);
  useNewsAlerts(count, words.rooms[room]);
  useKeptFocus();
  const client = useQueryClient();
  return (
    <>
      <DeskRail navigation={navigation} count={count} />
      <header className={styles.top}>
        <SearchForm
          search={search}
          onSearch={(typed) => (typed === search ? void client.invalidateQueries() : searchFor(typed))}
        />
        <NewEntry navigation={navigation} />
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className={styles.main}
        data-room={room}
        data-detail={openId ? 'open' : undefined}
      >
        <div className="stack-4">
          <HealthBanner />
          <div className={styles.head}>
            <h1 className="title-m">{words.rooms[room]}</h1>
            <RoomViews navigation={navigation} />
          </div>
        </div>
        <PartOfRoom view={search && room !== 'people' ? 'conversations' : view} navigation={navigation} />
      </main>
    </>
  );
}

interface PartOfRoomProps {
  view: InboxNavigation['location']['view'];
  navigation: InboxNavigation;
}

/** A part of the desk. */
function PartOfRoom({ view, navigation }: PartOfRoomProps) {
  switch (view) {
    case 'today':
      return <TodayView />;
    case 'day':
    case 'week':
    case 'month':
      return <AgendaRoom span={view} navigation={navigation} />;
    case 'agenda':
      return <AgendaView />;
    case 'person':
      return <PeopleRoom navigation={navigation} />;
    case 'team':
      return <TeamView />;
    case 'audit':
      return <AuditView />;
    case 'figures':
      return (
        <Suspense>
          <FiguresView />
        </Suspense>
      );
    case 'conversations':
      return <ConversationsView navigation={navigation} />;
  }
}
