import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { Picture } from '#src/components/ui/Picture.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useReturnFocus } from '#src/desk/parts/dialogs/useReturnFocus.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import styles from './ListDetailLayout.module.css';

export interface PaneProps {
  id: string;
  /** The submissions before and after the open one; undefined without a list, or if the list lacks the open one. */
  neighbours?: Record<'previous' | 'next', Submission | undefined> | undefined;
  /** Whether somebody has just opened the submission, so that its heading takes the focus. */
  takesFocus: boolean;
  onDelete: () => void;
}

interface ListDetailLayoutProps extends Pick<PaneProps, 'neighbours'> {
  /** Shows the open submission. */
  Pane: ComponentType<PaneProps>;
  /** The picture shown in the pane while nothing is open. Without a picture, the list fills that space. */
  picture?: ComponentProps<typeof Picture>['image'];
  choose?: string;
  /** Identifies the list. Needed if the layout stays mounted when another list is shown. */
  list?: string;
  children: ReactNode;
}

/** A list with the open submission beside it. On a phone, the open submission replaces the list. */
export function ListDetailLayout(props: ListDetailLayoutProps) {
  const { picture, choose, list, Pane, neighbours, children } = props;
  const { location, close } = useInboxNavigation();
  const { openId } = location;
  const takesFocus = useReturnFocus(openId, list);
  const [deletedIn, setDeletedIn] = useState<{ list: string | undefined }>();
  const handleDelete = () => {
    setDeletedIn({ list });
    close();
  };
  return (
    <div className={styles.layout} data-wide={picture ? undefined : openId ? 'beside' : 'alone'}>
      <div className={`${styles.list} shrinkable`} data-behind>
        {children}
        <p aria-live="polite" className="small filled-only">
          {deletedIn && deletedIn.list === list && 'Registro excluído.'}
        </p>
      </div>
      {openId && (
        <div className={`${styles.detail} shrinkable`}>
          <Pane
            key={openId}
            id={openId}
            neighbours={neighbours}
            takesFocus={takesFocus}
            onDelete={handleDelete}
          />
        </div>
      )}
      {!openId && picture && (
        <div className={styles.placeholder}>
          <Picture image={picture} />
          <p>{choose}</p>
        </div>
      )}
    </div>
  );
}
