import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { adminTriage } from '#src/desk/words/adminTriage.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import styles from './DetailPane.module.css';
import { SubmissionDetails } from './SubmissionDetails.tsx';
import { useOpenSubmission } from './useOpenSubmission.ts';

const words = adminTriage.neighbours;

interface DetailPaneProps {
  id: string;
  listed: Submission | undefined;
  /** Open what stands before or after it in the list; missing at its ends. */
  neighbours?: { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined } | false;
  /** Label of the link back. */
  back: string;
  onClose: () => void;
  /** Somebody has just opened it, so its heading takes the focus. */
  takesFocus: boolean;
  /** Called with the submission as it is stored now. */
  onUpdate: (submission: Submission) => void;
  /** Called after an action on it. */
  onChange: () => void;
  /** Hears that it was deleted. */
  onDelete: (id: string) => void;
}

/** The open submission with its loading, missing and error states. */
export function DetailPane(props: DetailPaneProps) {
  const { id, listed, neighbours, back, onClose, takesFocus, onUpdate, onChange, onDelete } = props;
  const { state, show, retry } = useOpenSubmission({ id, listed, onUpdate });
  const { loading, missing, failed } = admin.submission;
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasOpened] = useState(takesFocus);
  const isReady = state.status === 'ready';

  // After what a navigation to another room focuses.
  useEffect(() => {
    if (!wasOpened || !isReady) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [wasOpened, isReady]);

  const handleChange = (submission: Submission) => {
    show(submission);
    onChange();
  };
  const handleDelete = () => {
    onDelete(id);
    onChange();
    onClose();
  };
  return (
    <article className={styles.frame} data-tone="surface">
      <div className={styles.content}>
        <div className={styles.ways}>
          <button type="button" className={styles.back} onClick={onClose}>
            <Icon name="back" />
            {back}
          </button>
          {neighbours && (
            <nav aria-label={words.label} className="row-2">
              <Button variant="quiet" aria-disabled={!neighbours.onPrevious} onClick={neighbours.onPrevious}>
                {words.previous}
              </Button>
              <Button variant="quiet" aria-disabled={!neighbours.onNext} onClick={neighbours.onNext}>
                {words.next}
              </Button>
            </nav>
          )}
        </div>
        {state.status === 'loading' && <p aria-live="polite">{loading}</p>}
        {state.status === 'missing' && (
          <Notice tone="warning" title={missing.title}>
            <p>{missing.text}</p>
          </Notice>
        )}
        {state.status === 'failed' && <LoadFailure title={failed} onRetry={retry} />}
        {state.status === 'ready' && (
          <SubmissionDetails
            submission={state.submission}
            headingRef={heading}
            onUpdate={handleChange}
            onDelete={handleDelete}
          />
        )}
      </div>
    </article>
  );
}
