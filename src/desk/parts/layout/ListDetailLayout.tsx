import type { ComponentType, ReactNode } from 'react';
import { Picture } from '#src/components/ui/Picture.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useReturnFocus } from '#src/desk/parts/dialogs/useReturnFocus.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import emptyState from '#src/pictures/site/empty-state.svg?picture';
import styles from './ListDetailLayout.module.css';

export interface PaneProps {
  id: string;
  /** The submissions before and after the open one; undefined without a list, or if the list lacks the open one. */
  neighbours?: Record<'previous' | 'next', Submission | undefined> | undefined;
  /** Whether somebody has just opened the submission, so that its heading takes the focus. */
  takesFocus: boolean;
}

interface ListDetailLayoutProps extends Pick<PaneProps, 'neighbours'> {
  Pane: ComponentType<PaneProps>;
  /** Shown below a picture while nothing is open. If it is missing, the list fills that space. */
  choose?: string;
  /** Identifies the list. Needed if the layout stays mounted when another list is shown. */
  list?: string;
  children: ReactNode;
}

export function ListDetailLayout(props: ListDetailLayoutProps) {
  const { choose, list, Pane, neighbours, children } = props;
  const { openId } = useInboxNavigation().location;
  const takesFocus = useReturnFocus(openId, list);
  return (
    <div className={styles.layout} data-wide={choose ? undefined : openId ? 'beside' : 'alone'}>
      <div className={`${styles.list} shrinkable`} data-behind>
        {children}
      </div>
      {openId && (
        <div className={`${styles.detail} shrinkable`}>
          <Pane key={openId} id={openId} neighbours={neighbours} takesFocus={takesFocus} />
        </div>
      )}
      {!openId && choose && (
        <div className={styles.placeholder}>
          <Picture image={emptyState} />
          <p>{choose}</p>
        </div>
      )}
    </div>
  );
}
