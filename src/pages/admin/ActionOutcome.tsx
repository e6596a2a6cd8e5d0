import type { Ref } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './ActionOutcome.module.css';
import type { useRecordAction } from './useRecordAction.ts';

interface ActionOutcomeProps {
  state: ReturnType<typeof useRecordAction>['state'];
  ref?: Ref<HTMLParagraphElement>;
}

/** How something done to a record went, in a sentence that is said politely; there, but empty, before. */
export function ActionOutcome({ state, ref }: ActionOutcomeProps) {
  const { status } = state;
  const isOver = status === 'done' || status === 'failed';
  return (
    <p ref={ref} role="status" tabIndex={-1} className={styles.outcome} data-status={status}>
      {isOver && (
        <>
          <Icon name={status === 'done' ? 'check' : 'alert'} />
          <span>{state.sentence}</span>
        </>
      )}
    </p>
  );
}
