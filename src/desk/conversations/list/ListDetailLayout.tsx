import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Picture } from '#src/components/ui/Picture.tsx';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import { useReturnFocus } from '#src/desk/parts/useReturnFocus.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import styles from './ListDetailLayout.module.css';

interface ListDetailLayoutProps extends Pick<ComponentProps<typeof DetailPane>, 'neighbours' | 'back'> {
  navigation: InboxNavigation;
  /** The picture of the pane while nothing is open; without it the list has the whole width. */
  picture?: ComponentProps<typeof Picture>['image'];
  children: ReactNode;
}

/** A list, and the submission that was opened from it: beside the list, or in its place on a phone. */
export function ListDetailLayout({ navigation, picture, children, ...pane }: ListDetailLayoutProps) {
  const { openId } = navigation.location;
  useReturnFocus(openId);
  // A submission that was open when the page was loaded takes no focus.
  const wasLoaded = useNavigationType() === 'POP';
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  const [hasDeleted, setHasDeleted] = useState(false);
  const handleDelete = () => {
    setHasDeleted(true);
    navigation.close();
  };
  return (
    <div className={styles.layout} data-wide={picture ? undefined : openId ? 'beside' : 'alone'}>
      <div className={`${styles.list} shrinkable`}>
        {children}
        <p aria-live="polite" className="small filled-only">
          {hasDeleted && 'Registro excluído.'}
        </p>
      </div>
      {openId && (
        <div className={`${styles.detail} shrinkable`}>
          <DetailPane
            key={openId}
            {...pane}
            id={openId}
            onClose={navigation.close}
            onDelete={handleDelete}
            takesFocus={begun || !wasLoaded}
          />
        </div>
      )}
      {!openId && picture && (
        <div className={styles.placeholder}>
          <Picture image={picture} />
          <p>Escolha uma conversa para ler aqui.</p>
        </div>
      )}
    </div>
  );
}
