import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './FormSuccess.module.css';

interface FormSuccessProps {
  title: string;
  text: string;
  /** The button back to an empty form. */
  again: string;
  onAgain: () => void;
  headingLevel?: 2 | 3;
}

/** Stands where the form was. Takes the focus, because what had it is gone. */
export function FormSuccess({ title, text, again, onAgain, headingLevel = 2 }: FormSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.success}>
      <Icon name="check" className={styles.mark} />
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <p>{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
