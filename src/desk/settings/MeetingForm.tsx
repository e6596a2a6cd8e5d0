import type { FormEvent } from 'react';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import styles from '#src/desk/parts/AgendaForm.module.css';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import {
  type AgendaSettings,
  MEETING_ADDRESS_LIMIT,
  REMINDER_HOURS,
  readAgendaSettings,
} from '#src/domain/agenda/agendaSettings.ts';

/** Where consultations take place that have no address of their own, and when visitors are reminded. */
export function MeetingForm({ settings }: { settings: AgendaSettings }) {
  const { meeting, save, saved, saveFailed } = adminAgenda;
  const { state, run, running } = useSubmissionAction();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { meetingAddress, reminderHours } = readValues(event.currentTarget);
    const chosen = readAgendaSettings({ meetingAddress, reminderHours: Number(reminderHours) });
    const work = async () => {
      const { saveMeeting } = await import('#src/services/desk/agendaSettings.ts');
      await saveMeeting({ meetingAddress: chosen.meetingAddress, reminderHours: chosen.reminderHours });
    };
    void run({ work, done: saved, failed: saveFailed });
  };
  return (
    <AgendaSection title={meeting.title}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.fields}>
          <TextField
            label={meeting.address}
            hint={meeting.addressHint}
            name="meetingAddress"
            maxLength={MEETING_ADDRESS_LIMIT}
            spellCheck={false}
            defaultValue={settings.meetingAddress}
          />
          <SelectField
            label={meeting.reminder}
            name="reminderHours"
            emptyLabel={meeting.hours[0]}
            options={REMINDER_HOURS.filter((hours) => hours > 0).map((hours) => ({
              value: String(hours),
              label: meeting.hours[hours],
            }))}
            defaultValue={settings.reminderHours || ''}
          />
        </div>
        <div>
          <Button type="submit" aria-disabled={running}>
            {save}
          </Button>
        </div>
        <ActionStatus state={state} />
      </form>
    </AgendaSection>
  );
}
