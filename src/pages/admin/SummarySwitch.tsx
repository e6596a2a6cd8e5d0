import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '#src/components/form/CheckboxField.tsx';
import { adminSummary } from '#src/content/adminSummary.ts';
import { useOwnAccount } from './useOwnAccount.ts';

/** Whether the administrator gets the daily summary by mail; the box can be used once that is known. */
export function SummarySwitch() {
  const email = useOwnAccount()?.email;
  const [isOn, setIsOn] = useState<boolean>();
  const [status, setStatus] = useState('');
  const isStoring = useRef(false);
  useEffect(() => {
    let left = false;
    import('#src/services/summarySwitch.ts')
      .then(({ loadSummarySwitch }) => loadSummarySwitch())
      .then(
        (stored) => !left && setIsOn(stored),
        () => !left && setStatus(adminSummary.unknown),
      );
    return () => {
      left = true;
    };
  }, []);

  const change = async (wanted: boolean) => {
    if (isStoring.current) return;
    isStoring.current = true;
    setIsOn(wanted);
    setStatus('');
    try {
      const { storeSummarySwitch } = await import('#src/services/summarySwitch.ts');
      await storeSummarySwitch(wanted);
      setStatus(wanted ? `${adminSummary.on} ${email}.` : adminSummary.off);
    } catch {
      setIsOn(!wanted);
      setStatus(adminSummary.failed);
    }
    isStoring.current = false;
  };
  return (
    <div className="pad-above-4">
      <CheckboxField
        label={adminSummary.use}
        checked={isOn ?? false}
        disabled={isOn === undefined}
        onChange={({ target }) => void change(target.checked)}
      />
      <p aria-live="polite" className="filled-only">
        {status}
      </p>
    </div>
  );
}
