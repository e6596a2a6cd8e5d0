import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { deskWords } from '#src/desk/base/deskWords.ts';

type LoadingOrFailedProps = { isFailed: boolean; failed?: string; onRetry: () => void };

export function LoadingOrFailed({ isFailed, failed = deskWords.failed, onRetry }: LoadingOrFailedProps) {
  if (!isFailed) return <Spinner label="Carregando..." />;
  return (
    <div className="stack-4 start pad-block-4">
      <Notice tone="error" title={failed} />
      <Button variant="secondary" onClick={() => onRetry()}>
        Tentar de novo
      </Button>
    </div>
  );
}
