import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './FormSuccess.module.css';

interface FormSuccessProps {
  title: string;
  text: string;
  headingLevel?: 2 | 3;
}

interface FormSuccessWayProps extends FormSuccessProps {
  /** Where it goes on from here. */
  children: ReactNode;
}

interface FormSuccessAgainProps extends FormSuccessProps {
  /** The button back to an empty form. */
  again: string;
  onAgain: () => void;
}

/** Stands where the form was. Takes the focus, because what had it is gone. */
export function FormSuccess(props: FormSuccessAgainProps | FormSuccessWayProps) {
  const { title, text, headingLevel = 2 } = props;
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
      {'children' in props ? (
        props.children
      ) : (
        <Button variant="secondary" onClick={props.onAgain}>
          {props.again}
        </Button>
      )}
    </div>
  );
}
