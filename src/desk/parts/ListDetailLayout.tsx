import { type ComponentProps, type ReactNode, useState } from 'react';
import { Picture } from '#src/components/ui/Picture.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import styles from './ListDetailLayout.module.css';
import { useReturnFocus } from './useReturnFocus.ts';

interface ListDetailLayoutProps extends Pick<ComponentProps<typeof DetailPane>, 'neighbours' | 'back'> {
  /** The picture of the pane while nothing is open; without it the list has the whole width. */
  picture?: ComponentProps<typeof Picture>['image'];
  children: ReactNode;
}

/** A list, and the submission that was opened from it: beside the list, or in its place on a phone. */
export function ListDetailLayout({ picture, children, ...pane }: ListDetailLayoutProps) {
  const { location, close } = useInboxNavigation();
  const { openId } = location;
  const takesFocus = useReturnFocus(openId);
  const [hasDeleted, setHasDeleted] = useState(false);
  const handleDelete = () => {
    setHasDeleted(true);
    close();
  };
  return (
    <div className={styles.layout} data-wide={picture ? undefined : openId ? 'beside' : 'alone'}>
      <div className="shrinkable" data-behind>
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
            onClose={close}
            onDelete={handleDelete}
            takesFocus={takesFocus}
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
