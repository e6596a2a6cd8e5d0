import { useRef, useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { adminSummary } from '#src/desk/words/adminSummary.ts';

/** Whether the administrator gets the daily summary by mail; the box can be used once that is known. */
export function SummarySwitch() {
  const email = useOwnAccount()?.email;
  const { state, show } = useLoaded(async () => {
    const { loadSummarySwitch } = await import('#src/services/desk/summarySwitch.ts');
    return { isOn: await loadSummarySwitch() };
  });
  const [outcome, setOutcome] = useState('');
  const isStoring = useRef(false);

  const change = async (wanted: boolean) => {
    if (isStoring.current) return;
    isStoring.current = true;
    show({ isOn: wanted });
    setOutcome('');
    try {
      const { storeSummarySwitch } = await import('#src/services/desk/summarySwitch.ts');
      await storeSummarySwitch(wanted);
      setOutcome(wanted ? `${adminSummary.on} ${email}.` : adminSummary.off);
    } catch {
      show({ isOn: !wanted });
      setOutcome(adminSummary.failed);
    }
    isStoring.current = false;
  };
  return (
    <div className="stack-1">
      <CheckboxField
        label={adminSummary.use}
        checked={state.status === 'ready' && state.isOn}
        disabled={state.status !== 'ready'}
        onChange={({ target }) => void change(target.checked)}
      />
      <p aria-live="polite" className="filled-only">
        {state.status === 'failed' ? adminSummary.unknown : outcome}
      </p>
    </div>
  );
}
