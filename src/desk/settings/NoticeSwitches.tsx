import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { useTeam, useTeamAction } from '#src/desk/base/useTeam.ts';
import { ActionStatus, useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { SUMMARY_HOUR } from '#src/domain/accounts/summarySwitch.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import { readDevicePreference, storeDevicePreference } from '#src/services/browser/devicePreference.ts';
import { loadSummarySwitch, storeSummarySwitch } from '#src/services/desk/summarySwitch.ts';
import { SettingsSection } from './SettingsSection.tsx';

const SUMMARY = ['summary switch'];
const REFUSED =
  'O navegador não deixou. Libere as notificações deste site nas configurações dele e tente de novo.';

export function NoticeSwitches() {
  const account = useOwnAccount();
  const client = useQueryClient();
  const [isNotified, setIsNotified] = useState(areNotificationsOn);
  const { data: isSummed, isError } = useQuery({ queryKey: SUMMARY, queryFn: loadSummarySwitch });
  const { data: team } = useTeam();
  const changeTeam = useTeamAction();
  return (
    <SettingsSection title="Avisos">
      <div className="stack-2">
        {'Notification' in window && (
          <Switch
            label="Avisar neste navegador quando chegar algo novo"
            isOn={isNotified}
            store={async (wanted) => {
              const isAllowed = !wanted || (await Notification.requestPermission()) === 'granted';
              if (!isAllowed) throw new Error(REFUSED, { cause: { error: REFUSED } });
              storeDevicePreference('inbox-notifications', wanted);
              setIsNotified(wanted);
            }}
          />
        )}
        <Switch
          label={`Receber por email um resumo do dia, às ${SUMMARY_HOUR} dos dias úteis, e os números do mês no começo do seguinte`}
          isOn={isSummed}
          store={async (wanted) => {
            await storeSummarySwitch(wanted);
            client.setQueryData(SUMMARY, wanted);
          }}
          done={(isOn) => (isOn ? `O resumo vai para ${account?.email}.` : 'O resumo está desligado.')}
          failedToLoad={
            isError &&
            'Não foi possível ver se o resumo está ligado. Recarregue a página para tentar de novo.'
          }
        />
        <Switch
          label="Receber um email quando alguém da equipe me torna responsável por uma conversa"
          isOn={team?.members.find(({ uid }) => uid === account?.uid)?.isToldOfAssignments}
          store={(isWanted) => changeTeam({ action: 'tellAssignments', isWanted })}
          done={(isOn) => (isOn ? 'Você recebe um email.' : 'Você não recebe mais esse email.')}
        />
      </div>
    </SettingsSection>
  );
}

interface SwitchProps {
  label: string;
  /** Whether the switch is on; undefined until it has loaded. */
  isOn: boolean | undefined;
  store: (isWanted: boolean) => Promise<void>;
  done?: (isOn: boolean) => string;
  failedToLoad?: string | false;
}

/** A check box whose value is stored at once. It changes immediately, and reverts if storing fails. */
function Switch({ label, isOn, store, done, failedToLoad }: SwitchProps) {
  const { state, run, running } = useSubmissionAction();
  const [wanted, setWanted] = useState(false);
  const change = (next: boolean) => {
    if (running) return;
    setWanted(next);
    void run({ work: () => store(next), done: done?.(next) ?? '' });
  };
  return (
    <div className="stack-1">
      <CheckboxField
        label={label}
        checked={running ? wanted : (isOn ?? false)}
        disabled={isOn === undefined}
        onChange={({ target }) => change(target.checked)}
      />
      <ActionStatus state={failedToLoad ? { status: 'failed', sentence: failedToLoad } : state} />
    </div>
  );
}

export function areNotificationsOn(): boolean {
  return (
    'Notification' in window &&
    Notification.permission === 'granted' &&
    readDevicePreference('inbox-notifications', false)
  );
}
