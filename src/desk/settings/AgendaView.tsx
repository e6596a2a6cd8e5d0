import { useQuery } from '@tanstack/react-query';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { RoomPart } from '#src/desk/parts/layout/RoomPart.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import { loadStudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { CalendarFeedSection } from './CalendarFeedSection.tsx';
import { ClosureList } from './ClosureList.tsx';
import { HostingSection } from './HostingSection.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { NoticeSwitches } from './NoticeSwitches.tsx';
import { OpeningHoursForm } from './OpeningHoursForm.tsx';
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
        <div className={styles.sections}>
          <OpeningHoursForm availability={agenda.availability} onChange={readAgain} />
          <HostingSection availability={agenda.availability} />
          <AgendaSection title="Dias e horários fechados">
            <ClosureList agenda={agenda} onChange={readAgain} />
          </AgendaSection>
          <MeetingForm settings={agenda.settings} onChange={readAgain} />
          <TagsForm />
          <AgendaSection title="Avisos">
            <NoticeSwitches />
          </AgendaSection>
          <CalendarFeedSection hasFeed={agenda.hasFeed} onChange={readAgain} />
          <MailboxSection />
        </div>
      )}
    </RoomPart>
  );
}
