import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { admin } from '#src/content/admin.ts';
import type { Submission, SubmissionKind } from '#src/domain/submission.ts';
import { Record } from './Record.tsx';
import styles from './RecordPane.module.css';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { useOpenItem } from './useOpenItem.ts';

interface RecordPaneProps {
  kind: SubmissionKind;
  id: string;
  listed: Submission | undefined;
  /** Words of the way back. */
  back: string;
  onClose: () => void;
  /** Somebody has just opened it, so its heading takes the focus. */
  takesFocus: boolean;
  /** Hears the record as it is stored now. */
  onItem: (item: Submission) => void;
  /** Hears that something was done to it. */
  onChange: () => void;
}

/** The opened record, whatever it takes to get it. */
export function RecordPane({
  kind,
  id,
  listed,
  back,
  onClose,
  takesFocus,
  onItem,
  onChange,
}: RecordPaneProps) {
  const { state, show, retry } = useOpenItem({ kind, id, listed, onItem });
  const { loading, missing, failed } = admin.record;
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasOpened] = useState(takesFocus);
  const isReady = state.status === 'ready';

  useEffect(() => {
    if (!wasOpened || !isReady) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [wasOpened, isReady]);

  const handleChange = (item: Submission) => {
    show(item);
    onChange();
  };
  return (
    <article className={styles.frame} data-tone="surface">
      <div className={styles.content}>
        <button type="button" className={styles.back} onClick={onClose}>
          <Icon name="back" />
          {back}
        </button>
        {state.status === 'loading' && <RecordSkeleton label={loading} />}
        {state.status === 'missing' && (
          <Notice tone="warning" title={missing.title}>
            <p>{missing.text}</p>
          </Notice>
        )}
        {state.status === 'failed' && (
          <>
            <Notice tone="error" title={failed} />
            <Button variant="secondary" onClick={retry}>
              {admin.retry}
            </Button>
          </>
        )}
        {state.status === 'ready' && <Record item={state.item} headingRef={heading} onItem={handleChange} />}
      </div>
    </article>
  );
}
