import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { CopyButton } from '#src/components/ui/CopyButton.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import { doInStudio, useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';

interface CalendarFeedSectionProps {
  hasFeed: boolean;
  onChange: () => void;
}

/** Makes and revokes the secret address under which the studio's calendar reads its consultations. */
export function CalendarFeedSection({ hasFeed, onChange }: CalendarFeedSectionProps) {
  const words = adminAgenda.feed;
  const [address, setAddress] = useState<string>();
  const { state, run, running } = useSubmissionAction();
  const change = async (action: 'makeFeed' | 'revokeFeed') => {
    const work = async () => {
      setAddress((await doInStudio({ action })).address);
    };
    const done = action === 'makeFeed' ? words.made : words.revoked;
    if (await run({ work, done, isSensitive: true })) onChange();
  };
  return (
    <AgendaSection title={words.title}>
      <p>{words.text}</p>
      {hasFeed && !address && <p>{words.exists}</p>}
      {address && (
        <div className="stack-2 start breakable">
          <code>{address}</code>
          <CopyButton text={address}>{words.copy}</CopyButton>
        </div>
      )}
      <div className="cluster-3">
        <Button variant="secondary" aria-disabled={running} onClick={() => change('makeFeed')}>
          {words.make}
        </Button>
        {hasFeed && (
          <Button variant="secondary" aria-disabled={running} onClick={() => change('revokeFeed')}>
            {words.revoke}
          </Button>
        )}
      </div>
      <ActionStatus state={state} />
    </AgendaSection>
  );
}
