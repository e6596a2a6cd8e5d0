import { useQuery } from '@tanstack/react-query';
import { RoomPart } from '#src/desk/parts/layout/RoomPart.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import { loadStudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { AssignmentSwitch } from './AssignmentSwitch.tsx';
import { CalendarFeedSection } from './CalendarFeedSection.tsx';
import { ClosureList } from './ClosureList.tsx';
import { HostingSection } from './HostingSection.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { NotificationToggle } from './NotificationToggle.tsx';
import { OpeningHoursForm } from './OpeningHoursForm.tsx';
import { SummarySwitch } from './SummarySwitch.tsx';
import { TagsForm } from './TagsForm.tsx';

export function AgendaView() {
  const query = useQuery({ queryKey: ['studio agenda'], queryFn: () => loadStudioAgenda() });
  const readAgain = async () => (await query.refetch()).data;
  return (
    <RoomPart
      title="Agenda"
      lead="Quando se pode marcar, onde as consultorias acontecem e o que sai por email. O que você muda aqui vale na hora para quem marca pelo site."
      query={query}
    >
      {(agenda) => (
        <>
          <OpeningHoursForm availability={agenda.availability} onChange={readAgain} />
          <AgendaSection title="Dias e horários fechados">
            <p>Dias se fecham na agenda, com “Fechar dias”.</p>
            <ClosureList agenda={agenda} onChange={readAgain} />
          </AgendaSection>
          <MeetingForm settings={agenda.settings} onChange={readAgain} />
          <HostingSection availability={agenda.availability} />
          <CalendarFeedSection hasFeed={agenda.hasFeed} onChange={readAgain} />
          <TagsForm />
          <AgendaSection title="Avisos">
            <NotificationToggle />
            <SummarySwitch />
            <AssignmentSwitch />
          </AgendaSection>
          <MailboxSection />
        </>
      )}
    </RoomPart>
  );
}
