import type { ReactNode, RefObject } from 'react';
import { mailto } from '#src/domain/text/mailto.ts';
import styles from './PersonHead.module.css';
import { Telephone } from './Telephone.tsx';

export interface PersonHeadProps {
  name: string;
  badges?: ReactNode;
  phones: readonly string[];
  emails: readonly string[];
  actions?: ReactNode;
  /** After the addresses. */
  children?: ReactNode;
  headingRef: RefObject<HTMLHeadingElement | null>;
  ways: ReactNode;
}

export function PersonHead(props: PersonHeadProps) {
  const { name, badges, phones, emails, actions, children, headingRef, ways } = props;
  return (
    <header className={styles.person}>
      {ways}
      <div className="cluster-2 middle">
        <h2 ref={headingRef} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        {badges}
      </div>
      {phones.map((phone) => (
        <p key={phone} className={styles.reach}>
          <Telephone typed={phone} />
        </p>
      ))}
      {actions}
      {emails.map((email) => (
        <p key={email} className={styles.reach}>
          <a className="breakable" href={mailto(email)}>
            {email}
          </a>
        </p>
      ))}
      {children}
    </header>
  );
}
