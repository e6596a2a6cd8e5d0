import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import type { PaneProps } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { PersonHead, type PersonHeadProps } from '#src/desk/parts/person/PersonHead.tsx';
import styles from './RecordFrame.module.css';

type Ways = Pick<PaneProps, 'back' | 'onClose'>;

interface RecordProps extends Ways, Pick<PaneProps, 'takesFocus'> {
  person: Omit<PersonHeadProps, 'headingRef' | 'ways'>;
  children: ReactNode;
  facts: ReactNode;
}

/** A record: the person always in view, what was written, and the facts beside it, or over it behind a button. */
export function RecordFrame({ back, onClose, takesFocus, person, children, facts }: RecordProps) {
  const [areFactsOpen, setFactsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasOpened] = useState(takesFocus);
  // After what a navigation to another room focuses.
  useEffect(() => {
    if (!wasOpened || !heading.current) return;
    focusOnce(heading.current);
    heading.current.scrollIntoView({ block: 'nearest' });
  }, [wasOpened]);
  return (
    <article className={styles.record} data-facts={areFactsOpen ? 'open' : undefined}>
      <PersonHead
        {...person}
        headingRef={heading}
        ways={
          <div className="row-2 middle between full screen-only">
            <BackButton {...{ back, onClose }} />
            <span className={styles.toggle}>
              <Button
                variant="secondary"
                aria-expanded={areFactsOpen}
                onClick={() => setFactsOpen(!areFactsOpen)}
              >
                Dados
              </Button>
            </span>
          </div>
        }
      />
      <div className={styles.middle}>{children}</div>
      <div className={styles.facts}>{facts}</div>
    </article>
  );
}

export function NoRecord({ back, onClose, children }: Ways & { children: ReactNode }) {
  return (
    <div className={styles.missing}>
      <BackButton {...{ back, onClose }} />
      {children}
    </div>
  );
}

function BackButton({ back, onClose }: Ways) {
  return (
    <Button variant="quiet" icon="back" onClick={onClose}>
      {back}
    </Button>
  );
}
