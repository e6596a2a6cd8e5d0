import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { settings } from '#src/copy/accounts/settings.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function DataSection() {
  const words = settings.data;
  const { status, run } = useAsyncAction(async () => {
    const { exportData } = await import('#src/services/accounts/ownAccount.ts');
    downloadFile(await exportData(), { type: 'application/json', name: words.file });
  });
  return (
    <SettingsSection id="dados" title={words.title} text={words.text}>
      <Button variant="secondary" icon="download" busy={status === 'running'} onClick={run}>
        {status === 'running' ? words.downloading : words.download}
      </Button>
      {status === 'done' && <Notice tone="success" title={words.done} />}
      {status === 'failed' && <Notice tone="error" title={words.failed} />}
    </SettingsSection>
  );
}
