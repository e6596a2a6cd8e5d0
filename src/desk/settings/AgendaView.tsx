import { useQuery } from '@tanstack/react-query';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { RoomPart } from '#src/desk/parts/layout/RoomPart.tsx';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { CalendarFeedSection } from './CalendarFeedSection.tsx';
import { HostingSection } from './HostingSection.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { NoticeSwitches } from './NoticeSwitches.tsx';
import { OpeningHoursForm } from './OpeningHoursForm.tsx';
import { OwnCalendars } from './OwnCalendars.tsx';
import { agendaQuery, SettingsSection } from './SettingsSection.tsx';
import { TagsForm } from './TagsForm.tsx';

export function AgendaView() {
  const query = useQuery(agendaQuery);
  return (
    <RoomPart
      title="Agenda"
      lead="Quando se pode marcar, onde as consultorias acontecem e o que sai por email. O que você muda aqui vale na hora para quem marca pelo site."
      query={query}
    >
      {(agenda) => (
        <div className={styles.sections}>
          <OpeningHoursForm agenda={agenda} />
          <HostingSection availability={agenda.availability} />
          <div className="stack-5 one-column top">
            <OwnCalendars />
            <Closures agenda={agenda} onChange={query.refetch} />
            <MeetingForm agenda={agenda} />
          </div>
          <div className="stack-5 one-column top">
            <TagsForm />
            <NoticeSwitches />
            <CalendarFeedSection hasFeed={agenda.hasFeed} onChange={query.refetch} />
            <MailboxSection />
          </div>
        </div>
      )}
    </RoomPart>
  );
}

type ClosuresProps = { agenda: StudioAgenda; onChange: () => Promise<unknown> };

function Closures({ agenda: { availability, settings }, onChange }: ClosuresProps) {
  const closures = availability.closures.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return (
    <SettingsSection title="Dias e horários fechados">
      <p>
        Dias se fecham na agenda, com “Fechar dias”.
        {closures.length === 0 && ' Nada fechado além dos feriados.'}
      </p>
      <ActionGroup as="ul" className="stack full plain-list">
        {closures.map(({ id, from, to, slots }) => {
          const range = [...new Set([from, to])].map(formatShortDay).join(' – ');
          return (
            <li key={id} className="row-4 middle between hairline-below pad-block-3">
              <p className="breakable shrinkable">
                <strong>{range}</strong>, {slots.length > 0 ? slots.join(', ') : 'o dia inteiro'}
                {settings.reasons[id] && <span>. {settings.reasons[id]}</span>}
              </p>
              <ActionButton work={() => doInStudio({ action: 'reopen', id }).then(onChange)} done="Reaberto.">
                Reabrir
                <span className="visually-hidden"> {range}</span>
              </ActionButton>
            </li>
          );
        })}
      </ActionGroup>
    </SettingsSection>
  );
}
