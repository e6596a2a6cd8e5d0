import { useQuery } from '@tanstack/react-query';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { readWeekdays, WeekSlotBoxes } from '#src/desk/parts/bookings/SlotBoxes.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import type { Availability } from '#src/domain/agenda/bookingRules.ts';
import { CONSULTATION_TYPES } from '#src/domain/agenda/consultationTypes.ts';
import { HOST_NAME_LIMIT, type Host } from '#src/domain/agenda/hosts.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { loadOwnHosting } from '#src/services/desk/hosting.ts';
import { AgendaSection } from './AgendaSection.tsx';
import { OwnCalendars } from './OwnCalendars.tsx';

export function HostingSection({ availability }: { availability: Availability }) {
  const { data, isError, refetch } = useQuery({ queryKey: ['hosting'], queryFn: () => loadOwnHosting() });
  return (
    <>
      <AgendaSection title="As suas consultorias" isWide>
        <p className="measure">
          Diga em quais horários do estúdio você atende e o quê. Um horário é oferecido enquanto alguém que
          atende está livre. Se ninguém disser, tudo fica como está.
        </p>
        {data ? (
          <HostForm host={data.host} availability={availability} onChange={refetch} />
        ) : (
          <LoadingOrFailed isFailed={isError} onRetry={refetch} />
        )}
      </AgendaSection>
      {data && (
        <AgendaSection title="Os seus calendários">
          <OwnCalendars calendars={data.calendars} onChange={refetch} />
        </AgendaSection>
      )}
    </>
  );
}

interface HostFormProps {
  host: Host | undefined;
  availability: Availability;
  onChange: () => void;
}

function HostForm({ host, availability, onChange }: HostFormProps) {
  const account = useOwnAccount();
  const action = useSubmissionAction();
  const weekdays = host?.weekdays ?? availability.weekdays;
  return (
    <>
      {host?.isOrganizer && (
        <p>
          O seu email é o que manda os convites: você recebe um arquivo para importar no lugar do convite.
        </p>
      )}
      <DeskForm
        label="As suas consultorias"
        check={({ name = '' }): Record<string, string> => (name.trim() ? {} : { name: 'Nome é obrigatório' })}
        work={async ({ name = '' }, { form }) => {
          const data = new FormData(form);
          await doInStudio({
            action: 'saveHost',
            host: {
              name,
              weekdays: readWeekdays(data),
              types: CONSULTATION_TYPES.map(({ value }) => value).filter((value) => data.has(value)),
            },
          });
        }}
        done="Salvo."
        onDone={onChange}
        isWide
        submit={[host ? 'Salvar' : 'Atender nestes horários']}
      >
        <div className="wide-text">
          <TextField
            label="Nome que aparece para quem marca"
            name="name"
            required
            maxLength={HOST_NAME_LIMIT}
            defaultValue={host?.name ?? account?.displayName ?? ''}
          />
        </div>
        <div className={styles.fields}>
          <WeekSlotBoxes weekdays={weekdays} />
        </div>
        <fieldset>
          <legend className="strong">O que você atende</legend>
          <div className={styles.fields}>
            {CONSULTATION_TYPES.map(({ value, label }) => (
              <CheckboxField
                key={value}
                label={label}
                name={value}
                defaultChecked={host ? host.types.includes(value) : true}
              />
            ))}
          </div>
        </fieldset>
      </DeskForm>
      {host && (
        <ActionButton
          action={action}
          work={() => doInStudio({ action: 'stopHosting' })}
          done="Você não recebe mais consultorias. As marcadas passam em alguns minutos a quem está livre."
          onDone={onChange}
        >
          Não atender mais
        </ActionButton>
      )}
      {action.outcome}
    </>
  );
}
