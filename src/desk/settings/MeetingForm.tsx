import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import styles from '#src/desk/parts/DeskForm.module.css';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { doInStudio } from '#src/desk/parts/useSubmissionAction.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import { type AgendaSettings, MEETING_ADDRESS_LIMIT } from '#src/domain/agenda/agendaSettings.ts';

/** Where consultations take place that have no address of their own, and when visitors are reminded. */
export function MeetingForm({ settings }: { settings: AgendaSettings }) {
  return (
    <AgendaSection title="Onde e lembrete">
      <DeskForm
        label="Onde e lembrete"
        work={async ({ meetingAddress, reminderHours }) => {
          const meeting = { meetingAddress, reminderHours: Number(reminderHours) };
          await doInStudio({ action: 'meeting', meeting });
        }}
        done="Salvo."
        submit={['Salvar']}
      >
        <div className={styles.fields}>
          <TextField
            label="Endereço das conversas"
            hint="O link da sala de vídeo, ou um lugar. Vale para todas as consultas que não têm um endereço próprio."
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
        </div>
      </DeskForm>
    </AgendaSection>
  );
}
