import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import styles from '#src/desk/parts/DeskForm.module.css';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { doInStudio } from '#src/desk/parts/useSubmissionAction.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import {
  type AgendaSettings,
  MEETING_ADDRESS_LIMIT,
  REMINDER_HOURS,
} from '#src/domain/agenda/agendaSettings.ts';

/** Where consultations take place that have no address of their own, and when visitors are reminded. */
export function MeetingForm({ settings }: { settings: AgendaSettings }) {
  const { meeting: words, save, saved } = adminAgenda;
  return (
    <AgendaSection title={words.title}>
      <DeskForm
        label={words.title}
        work={async ({ meetingAddress, reminderHours }) => {
          const meeting = { meetingAddress, reminderHours: Number(reminderHours) };
          await doInStudio({ action: 'meeting', meeting });
        }}
        done={saved}
        submit={[save]}
      >
        <div className={styles.fields}>
          <TextField
            label={words.address}
            hint={words.addressHint}
            name="meetingAddress"
            maxLength={MEETING_ADDRESS_LIMIT}
            spellCheck={false}
            defaultValue={settings.meetingAddress}
          />
          <SelectField
            label={words.reminder}
            name="reminderHours"
            emptyLabel={words.hours[0]}
            options={REMINDER_HOURS.filter((hours) => hours > 0).map((hours) => ({
              value: String(hours),
              label: words.hours[hours],
            }))}
            defaultValue={settings.reminderHours || ''}
          />
        </div>
      </DeskForm>
    </AgendaSection>
  );
}
