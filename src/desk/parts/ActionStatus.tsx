import type { Ref } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './ActionStatus.module.css';
import type { ActionState } from './useSubmissionAction.tsx';

/** The outcome of an action, in a polite live region that is empty before. */
export function ActionStatus({ state, ref }: { state: ActionState; ref?: Ref<HTMLParagraphElement> }) {
  const { status } = state;
  const sentence = 'sentence' in state && state.sentence;
  return (
    <p ref={ref} aria-live="polite" tabIndex={-1} className={styles.status} data-status={status}>
      {sentence && (
        <>
          <Icon name={status === 'done' ? 'check' : 'alert'} />
          <span>{sentence}</span>
        </>
      )}
    </p>
  );
}
