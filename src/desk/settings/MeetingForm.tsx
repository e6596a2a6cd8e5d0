import { useRef } from 'react';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import {
  type AgendaSettings,
  MEETING_ADDRESS_LIMIT,
  meetingAddressError,
} from '#src/domain/agenda/agendaSettings.ts';
import { awaitsPlace } from '#src/domain/commands/tellPlace.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { loadComingBookings } from '#src/services/desk/submissions.ts';
import { agendaQuery, useSettings } from './useSettings.ts';

type Meeting = Pick<AgendaSettings, 'meetingAddress' | 'reminderHours'>;

export function MeetingForm({ settings }: Pick<StudioAgenda, 'settings'>) {
  const promised = useRef(0);
  const { meetingAddress, reminderHours } = settings;
  const { seen, save } = useSettings<StudioAgenda, Meeting>(
    agendaQuery,
    { meetingAddress, reminderHours },
    (agenda) => agenda.settings,
    (meeting, before) => doInStudio({ action: 'meeting', meeting, seen: before }),
  );
  return (
    <AgendaSection title="Onde e lembrete">
      <DeskForm
        label="Onde e lembrete"
        check={(typed) => ({ meetingAddress: meetingAddressError(typed.meetingAddress ?? '') })}
        work={async (typed) => {
          const isFirst = !seen.meetingAddress && typed.meetingAddress?.trim();
          promised.current = isFirst ? await countPromised() : 0;
          await save({
            meetingAddress: typed.meetingAddress?.trim() ?? '',
            reminderHours: Number(typed.reminderHours),
          });
        }}
        done={() => toldSentence(promised.current)}
        submit={['Salvar']}
        isGuarded
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
          options={[
            { value: '24', label: 'Um dia antes' },
            { value: '48', label: 'Dois dias antes' },
          ]}
          defaultValue={settings.reminderHours || ''}
        />
      </DeskForm>
    </AgendaSection>
  );
}

/** The number of visitors who wait for the promised address of their meeting. */
async function countPromised(): Promise<number> {
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
