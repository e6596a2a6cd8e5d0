import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './FormSuccess.module.css';

type FormSuccessProps = {
  title: string;
  text: string;
  reference?: string | undefined;
  headingLevel?: 2 | 3;
} & ({ children: ReactNode } | { again: string; onAgain: () => void });

/** Takes the focus of the control that is gone. Announces its title, because screen readers may skip new headings. */
export function FormSuccess(props: FormSuccessProps) {
  const { title, text, reference, headingLevel = 2 } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    focusOnce(heading.current);
    heading.current?.scrollIntoView({ block: 'center' });
    announce(title);
  }, [title]);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.success}>
      <Icon name="check" className={styles.mark} />
      <Heading ref={heading} className="no-outline">
        {title}
      </Heading>
      <p>{text}</p>
      {reference && (
        <p>
          Número de referência: <strong>{reference}</strong>
        </p>
      )}
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
