import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { MEETING_ADDRESS_LIMIT, meetingAddressError } from '#src/domain/agenda/agendaSettings.ts';
import { REMINDERS } from '#src/domain/agenda/reminders.ts';
import { awaitsPlace } from '#src/domain/commands/tellPlace.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { loadComingBookings } from '#src/services/desk/submissions.ts';
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
      store={async (meeting, seen) => {
        const promised = meeting.meetingAddress && !seen.meetingAddress ? await countWaitingForAddress() : 0;
        await doInStudio({ action: 'meeting', meeting, seen });
        return promised;
      }}
      done={toldSentence}
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

async function countWaitingForAddress(): Promise<number> {
  return (await loadComingBookings()).filter((booking) => awaitsPlace(booking, new Date())).length;
}

function toldSentence(promised: number): string {
  if (promised === 0) return 'Salvo.';
  const people =
    promised === 1
      ? 'A pessoa que espera o link o recebe'
      : `As ${promised} pessoas que esperam o link o recebem`;
  return `Salvo. ${people} por email em alguns minutos.`;
}
