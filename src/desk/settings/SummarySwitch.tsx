import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { ActionStatus } from '#src/desk/parts/actions/ActionStatus.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { SUMMARY_HOUR } from '#src/domain/accounts/summarySwitch.ts';
import { loadSummarySwitch, storeSummarySwitch } from '#src/services/desk/summarySwitch.ts';

const SWITCH = ['summary switch'];

const UNKNOWN = {
  status: 'failed',
  sentence: 'Não foi possível ver se o resumo está ligado. Recarregue a página para tentar de novo.',
} as const;

/** Whether the administrator gets the daily summary by mail; the box can be used once that is known. */
export function SummarySwitch() {
  const email = useOwnAccount()?.email;
  const client = useQueryClient();
  const { data: isOn, isError } = useQuery({ queryKey: SWITCH, queryFn: loadSummarySwitch });
  const { state: outcome, run, running } = useSubmissionAction();
  const change = async (wanted: boolean) => {
    if (running) return;
    client.setQueryData(SWITCH, wanted);
    const work = () => storeSummarySwitch(wanted);
    const done = wanted ? `O resumo vai para ${email}.` : 'O resumo está desligado.';
    if (!(await run({ work, done }))) client.setQueryData(SWITCH, !wanted);
  };
  return (
    <div className="stack-1">
      <CheckboxField
        label={`Receber por email um resumo do dia, às ${SUMMARY_HOUR}h dos dias úteis, e os números do mês no começo do seguinte`}
        checked={isOn ?? false}
        disabled={isOn === undefined}
        onChange={({ target }) => void change(target.checked)}
      />
      <ActionStatus state={isError ? UNKNOWN : outcome} />
    </div>
  );
}
