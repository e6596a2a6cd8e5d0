import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { readWeekdays, WeekSlotBoxes } from '#src/desk/parts/bookings/SlotBoxes.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { Loaded } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { CONSULTATION_TYPES } from '#src/domain/agenda/consultationTypes.ts';
import { HOST_NAME_LIMIT } from '#src/domain/agenda/hosts.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { useOwnHosting } from './OwnCalendars.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const TITLE = 'As suas consultorias';

export function HostingSection({ availability }: Pick<StudioAgenda, 'availability'>) {
  const query = useOwnHosting();
  const account = useOwnAccount();
  return (
    <SettingsSection title={TITLE} isWide>
      <p className="measure">
        Diga em quais horários do estúdio você atende e o quê. Um horário é oferecido enquanto alguém que
        atende está livre. Se ninguém disser, tudo fica como está.
      </p>
      <Loaded query={query}>
        {({ host }) => (
          <>
            {host?.isOrganizer && (
              <p>
                O seu email é o que manda os convites: você recebe um arquivo para importar no lugar do
                convite.
              </p>
            )}
            <DeskForm
              label={TITLE}
              check={({ name = '' }) => ({ name: name.trim() ? undefined : 'Nome é obrigatório' })}
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
              onDone={query.refetch}
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
              <WeekSlotBoxes weekdays={(host ?? availability).weekdays} />
              <fieldset>
                <legend className="strong">O que você atende</legend>
                <div className={styles.choices}>
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
            <ActionGroup>
              {host && (
                <ActionButton
                  work={() => doInStudio({ action: 'stopHosting' })}
                  done="Você não recebe mais consultorias. As marcadas passam em alguns minutos a quem está livre."
                  onDone={query.refetch}
                >
                  Não atender mais
                </ActionButton>
              )}
            </ActionGroup>
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}
