import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { AgendaRoom } from '#src/desk/agenda/grid/AgendaRoom.tsx';
import { useInboxChanges } from '#src/desk/base/InboxQueries.tsx';
import { PARTS, ROOMS, type View, viewsOf } from '#src/desk/base/rooms.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { ConversationsView } from '#src/desk/conversations/list/ConversationsView.tsx';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import { useDraftSweep } from '#src/desk/conversations/reply/useReplyDraft.ts';
import { FiguresView, LastMonths } from '#src/desk/figures/FiguresView.tsx';
import { ViewLinks } from '#src/desk/parts/layout/ViewLinks.tsx';
import { NewEntry } from '#src/desk/parts/person/NewEntry.tsx';
import { PeopleRoom } from '#src/desk/people/PeopleRoom.tsx';
import { AgendaView } from '#src/desk/settings/AgendaView.tsx';
import { AuditView } from '#src/desk/settings/AuditView.tsx';
import { TeamView } from '#src/desk/settings/team/TeamView.tsx';
import { TodayView } from '#src/desk/today/TodayView.tsx';
import { CHECKS_STOPPED_MS, HEALTH_TOPICS } from '#src/domain/site/health.ts';
import { loadSiteHealth } from '#src/services/desk/health.ts';
import styles from './Desk.module.css';
import { DeskRail } from './DeskRail.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

const SCREENS: Record<View, ComponentType> = {
  today: () => <TodayView months={<LastMonths />} />,
  conversations: ConversationsView,
  week: () => <AgendaRoom span="week" Pane={DetailPane} />,
  day: () => <AgendaRoom span="day" Pane={DetailPane} />,
  month: () => <AgendaRoom span="month" Pane={DetailPane} />,
  person: PeopleRoom,
  figures: FiguresView,
  agenda: AgendaView,
  team: TeamView,
  audit: AuditView,
};

export function Desk({ onDenied }: { onDenied: () => void }) {
  useInboxChanges(onDenied);
  const { location, linkTo, search } = useInboxNavigation();
  const { openId, view } = location;
  const { room } = PARTS[view];
  const views = viewsOf(room);
  useKeptFocus();
  useDraftSweep();
  const shown = search && room !== 'people' ? 'conversations' : view;
  const Part = SCREENS[shown];
  const hasList = ['conversations', 'people'].includes(PARTS[shown].room);
  const isRecord = openId !== undefined && (hasList || PARTS[shown].room === 'agenda');
  return (
    <>
      <DeskRail />
      <header className={styles.top}>
        <SearchForm />
        <NewEntry />
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className={styles.main}
        data-columns={isRecord ? 'open' : hasList ? 'list' : undefined}
      >
        <div>
          <HealthBanner />
          <div className={styles.head}>
            <h1 className="title-m">{ROOMS[room].label}</h1>
            {views.length > 1 && (
              <ViewLinks
                label="Partes desta área"
                views={views.map((one) => ({
                  label: PARTS[one].label,
                  to: linkTo({ view: one }),
                  isCurrent: one === view && !search,
                }))}
              />
            )}
          </div>
        </div>
        <Part />
      </main>
    </>
  );
}

function HealthBanner() {
  const { data } = useQuery({ queryKey: ['health'], queryFn: () => loadSiteHealth() });
  // If the database cannot be reached, the room below says so.
  if (!data) return null;
  const { topics, checkedAt } = data;
  const sentences: string[] = topics.map((topic) => HEALTH_TOPICS[topic]);
  if (checkedAt && Date.now() - checkedAt.getTime() > CHECKS_STOPPED_MS)
    sentences.push('A verificação automática do site parou há mais de duas horas.');
  if (sentences.length === 0) return null;
  return (
    <div className={styles.banner} role="alert" data-behind>
      <Icon name="alert" className="error" />
      <p>
        <strong className="error">O site precisa de atenção.</strong> {sentences.join(' ')}
      </p>
    </div>
  );
}
