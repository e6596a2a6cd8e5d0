import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { contact } from '#src/content/contact.ts';
import styles from './ContactSuccess.module.css';

/** Takes the focus, because the form that had it is gone. */
export function ContactSuccess({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { title, text, again } = contact.success;
  return (
    <div className={styles.success}>
      <Icon name="check" className={styles.mark} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
