import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { admin } from '#src/desk/words/admin.ts';

/** Says what could not be loaded, and tries again. */
export function LoadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="stack-4 start">
      <Notice tone="error" title={title} />
      <Button variant="secondary" onClick={onRetry}>
        {admin.retry}
      </Button>
    </div>
  );
}
