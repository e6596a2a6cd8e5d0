import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import { RoomPart } from '#src/desk/parts/RoomPart.tsx';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { adminNews } from '#src/desk/words/adminNews.ts';
import { CalendarFeedSection } from './CalendarFeedSection.tsx';
import { ClosureList } from './ClosureList.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { NotificationToggle } from './NotificationToggle.tsx';
import { OpeningHoursForm } from './OpeningHoursForm.tsx';
import { SummarySwitch } from './SummarySwitch.tsx';

const load = async () => (await import('#src/services/desk/agendaSettings.ts')).loadStudioAgenda();

/** Where the studio says when it can be booked, and where consultations take place. */
export function AgendaView() {
  const { title, lead, closures } = adminAgenda;
  const { state, show, reload } = useLoaded(load);
  const readAgain = async () => show(await load());
  return (
    <RoomPart title={title} lead={lead} state={state} onRetry={reload}>
      {(agenda) => (
        <>
          <OpeningHoursForm availability={agenda.availability} />
          <AgendaSection title={closures.title}>
            <p>{closures.where}</p>
            <ClosureList agenda={agenda} onChange={readAgain} />
          </AgendaSection>
          <MeetingForm settings={agenda.settings} />
          <CalendarFeedSection hasFeed={agenda.hasFeed} onChange={readAgain} />
          <AgendaSection title={adminNews.title}>
            <NotificationToggle />
            <SummarySwitch />
          </AgendaSection>
        </>
      )}
    </RoomPart>
  );
}
