import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { CopyButton } from '#src/components/ui/CopyButton.tsx';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { RoomPart } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { MEETING_ADDRESS_LIMIT, meetingAddressError } from '#src/domain/agenda/agendaSettings.ts';
import { REMINDERS } from '#src/domain/agenda/reminders.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { HostingSection } from './HostingSection.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import { NoticeSwitches } from './NoticeSwitches.tsx';
import { OpeningHoursForm } from './OpeningHoursForm.tsx';
import { OwnCalendars } from './OwnCalendars.tsx';
import { agendaQuery, SettingsForm, SettingsSection } from './SettingsSection.tsx';
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

function Closures({ agenda, onChange }: { agenda: StudioAgenda; onChange: () => Promise<unknown> }) {
  const { availability, settings } = agenda;
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

function MeetingForm({ agenda }: { agenda: StudioAgenda }) {
  const { settings } = agenda;
  return (
    <SettingsForm
      title="Onde e lembrete"
      query={agendaQuery}
      loaded={agenda}
      partOf={({ settings: { meetingAddress, reminderHours } }) => ({ meetingAddress, reminderHours })}
      check={({ meetingAddress = '' }) => ({ meetingAddress: meetingAddressError(meetingAddress) })}
      read={({ meetingAddress = '', reminderHours }) => ({
        meetingAddress: meetingAddress.trim(),
        reminderHours: Number(reminderHours),
      })}
      store={(meeting, seen) => doInStudio({ action: 'meeting', meeting, seen })}
    >
      <TextField
        label="Endereço das consultorias"
        hint="O link da sala de vídeo, começando com https://, ou um lugar. Com {sala} no link, cada consultoria tem a sua sala. Vale para todas as consultorias que não têm um endereço próprio; quem espera o link o recebe uma vez por email."
        name="meetingAddress"
        maxLength={MEETING_ADDRESS_LIMIT}
        spellCheck={false}
        defaultValue={settings.meetingAddress}
      />
      <SelectField
        label="Lembrete por email"
        name="reminderHours"
        emptyLabel="Não mandar"
        options={REMINDERS.map(({ hours, label }) => ({ value: String(hours), label }))}
        defaultValue={settings.reminderHours || ''}
      />
    </SettingsForm>
  );
}

function CalendarFeedSection({ hasFeed, onChange }: { hasFeed: boolean; onChange: () => void }) {
  const [address, setAddress] = useState<string>();
  return (
    <SettingsSection title="Calendário do estúdio">
      <p>
        Um endereço secreto, para assinar no seu programa de calendário: ele mostra as próximas consultorias,
        com o nome de quem marcou. Quem tem o endereço vê tudo isso.
      </p>
      {hasFeed && !address && <p>Há um endereço em uso. Criar outro desliga o anterior.</p>}
      {address && (
        <div className="stack-2 start breakable">
          <code>{address}</code>
          <CopyButton text={address}>Copiar o endereço</CopyButton>
        </div>
      )}
      <ActionGroup className="cluster-3">
        <ActionButton
          work={async () => setAddress((await doInStudio({ action: 'makeFeed' })).address)}
          done="Copie agora: o endereço não aparece de novo."
          onDone={onChange}
        >
          Criar um endereço
        </ActionButton>
        {hasFeed && (
          <ActionButton
            work={() => doInStudio({ action: 'revokeFeed' }).then(() => setAddress(undefined))}
            done="O endereço não vale mais."
            onDone={onChange}
          >
            Desligar o endereço
          </ActionButton>
        )}
      </ActionGroup>
    </SettingsSection>
  );
}
