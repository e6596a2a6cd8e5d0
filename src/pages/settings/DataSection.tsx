import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { settings } from '#src/content/settings.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useAction } from './useAction.ts';

function saveAsFile(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function DataSection() {
  const words = settings.data;
  const { status, run } = useAction(async () => {
    const { exportData } = await import('#src/services/account.ts');
    saveAsFile(await exportData(), words.file);
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
