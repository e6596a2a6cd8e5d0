import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { MEETING_ADDRESS_LIMIT, meetingAddressError } from '#src/domain/agenda/agendaSettings.ts';
import { REMINDERS } from '#src/domain/agenda/reminders.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { agendaQuery, SettingsForm } from './SettingsSection.tsx';

export function MeetingForm({ agenda }: { agenda: StudioAgenda }) {
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
