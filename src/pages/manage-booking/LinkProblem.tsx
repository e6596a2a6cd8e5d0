import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';

interface LinkProblemProps {
  sentence: string | undefined;
  /** Whether trying again would give the same result. */
  isFinal: boolean;
  onRetry: () => void;
}

export function LinkProblem({ sentence, isFinal, onRetry }: LinkProblemProps) {
  const { title, missing, ways, retry, book } = manageBooking.problem;
  return (
    <div className="stack-5 one-column shrinkable">
      <Notice tone="error" title={isFinal ? title : (sentence ?? title)}>
        {isFinal && <p>{sentence ?? missing}</p>}
      </Notice>
      <p>
        {ways} <a href={`mailto:${studio.email}`}>{studio.email}</a>,{' '}
        <a href={studio.phone.href}>{studio.phone.label}</a>.
      </p>
      <div className="cluster-3">
        {!isFinal && <Button onClick={onRetry}>{retry}</Button>}
        <ButtonLink to={paths.booking} variant="secondary" icon="calendar" label={book} />
      </div>
    </div>
  );
}
