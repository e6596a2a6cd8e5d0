import { useQuery } from '@tanstack/react-query';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { FieldForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import {
  CALENDAR_ADDRESS_LIMIT,
  CALENDAR_PROBLEMS,
  CALENDARS_LIMIT,
  type CalendarCopy,
} from '#src/domain/agenda/hostCalendars.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { loadOwnHosting } from '#src/services/desk/hosting.ts';
import { SettingsSection } from './SettingsSection.tsx';

export const useOwnHosting = () => useQuery({ queryKey: ['hosting'], queryFn: () => loadOwnHosting() });

export function OwnCalendars() {
  const { data, refetch } = useOwnHosting();
  if (!data) return null;
  const entries = Object.entries(data.calendars);
  return (
    <SettingsSection title="Os seus calendários">
      <p className="measure">
        O que está nos seus calendários fecha o horário para você. Guardamos só começo e fim; a equipe vê
        “ocupada na agenda de” com o seu nome, e nada mais. O endereço fica cifrado e ninguém o lê no painel.
      </p>
      <ActionGroup as="ul" className="stack-3 one-column plain-list full">
        {entries.map(([id, copy]) => (
          <li key={id} className="stack-1 start">
            <p className="strong breakable">{copy.server}</p>
            <p className="small soft">{tellCopy(copy, new Date())}</p>
            {copy.problem && <p className="small error strong">{CALENDAR_PROBLEMS[copy.problem]}</p>}
            <ActionButton
              work={() => doInStudio({ action: 'removeCalendar', id })}
              done="Calendário desligado. O endereço foi apagado."
              onDone={refetch}
            >
              Desligar<span className="visually-hidden"> o calendário em {copy.server}</span>
            </ActionButton>
          </li>
        ))}
      </ActionGroup>
      {entries.length < CALENDARS_LIMIT && (
        <FieldForm
          key={entries.length}
          label="Ligar um calendário"
          check={(address) => (address ? undefined : 'Cole o endereço do calendário')}
          work={(address) => doInStudio({ action: 'addCalendar', address })}
          done="Calendário ligado."
          onDone={refetch}
          submit={['Ligar o calendário']}
          submitting="Lendo..."
          isQuiet
          field={{
            label: 'Endereço secreto do calendário',
            hint: 'No Google: Configurações da agenda, “Endereço secreto no formato iCal”. No Outlook: Calendários compartilhados, Publicar um calendário, ICS.',
            maxLength: CALENDAR_ADDRESS_LIMIT,
          }}
        />
      )}
    </SettingsSection>
  );
}

/** When a calendar last changed and was last read: 'Mudou hoje, 14:05. Lido hoje, 14:10.' */
function tellCopy({ changedAt, readAt, failingSince, unread }: CalendarCopy, now: Date): string {
  const at = (moment: Date | null) => (moment ? formatShortDateTime(moment, now) : 'nunca');
  const read = failingSince
    ? `Sem leitura desde ${at(failingSince)}: vale a última cópia.`
    : `Lido ${at(readAt)}.`;
  const lost =
    unread === 1 ? ' Um compromisso não pôde ser lido.' : ` ${unread} compromissos não puderam ser lidos.`;
  return `Mudou ${at(changedAt)}. ${read}${unread > 0 ? lost : ''}`;
}
