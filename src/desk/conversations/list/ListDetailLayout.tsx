import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Picture } from '#src/components/ui/Picture.tsx';
import { DetailPane } from '#src/desk/conversations/record/DetailPane.tsx';
import { useReturnFocus } from '#src/desk/parts/useReturnFocus.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import styles from './ListDetailLayout.module.css';

type PaneProps = Omit<ComponentProps<typeof DetailPane>, 'id' | 'onClose' | 'takesFocus'>;

interface ListDetailLayoutProps extends PaneProps {
  navigation: InboxNavigation;
  /** The picture and words of the pane while nothing is open; without them the list has the whole width. */
  picture?: ComponentProps<typeof Picture>['image'];
  placeholder?: string;
  children: ReactNode;
}

/** A list, and the submission that was opened from it: beside the list, or in its place on a phone. */
export function ListDetailLayout(props: ListDetailLayoutProps) {
  const { navigation, picture, placeholder, children, ...pane } = props;
  const { openId } = navigation.location;
  useReturnFocus(openId);
  // A submission that was open when the page was loaded takes no focus.
  const wasLoaded = useNavigationType() === 'POP';
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  return (
    <div className={styles.layout} data-wide={picture ? undefined : openId ? 'beside' : 'alone'}>
      <div className={`${styles.list} shrinkable`}>{children}</div>
      {openId && (
        <div className={`${styles.detail} shrinkable`}>
          <DetailPane
            key={openId}
            {...pane}
            id={openId}
            onClose={navigation.close}
            takesFocus={begun || !wasLoaded}
          />
        </div>
      )}
      {!openId && picture && (
        <div className={styles.placeholder}>
          <Picture image={picture} />
          <p>{placeholder}</p>
        </div>
      )}
    </div>
  );
}
