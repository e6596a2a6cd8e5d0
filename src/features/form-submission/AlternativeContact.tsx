import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { studio } from '#src/copy/studio.ts';
import styles from './AlternativeContact.module.css';

interface AlternativeContactProps {
  words: { title: string; text: string; email: string; phone: string };
  /** A further way, after the two. */
  children?: ReactNode;
}

/** The studio's e-mail and phone beside a form; a captcha must never be the only way to write. */
export function AlternativeContact({ words, children }: AlternativeContactProps) {
  return (
    <div className="stack-3 measure top rule-above pad-above-5">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <dl className="stack-1">
        <div className={styles.method}>
          <dt className="row-3 middle strong">
            <Icon name="mail" /> {words.email}
          </dt>
          <dd>
            <a className="breakable target inline-block" href={`mailto:${studio.email}`}>
              {studio.email}
            </a>
          </dd>
        </div>
        <div className={styles.method}>
          <dt className="row-3 middle strong">
            <Icon name="phone" /> {words.phone}
          </dt>
          <dd>
            <a className="breakable target inline-block" href={studio.phone.href}>
              {studio.phone.label}
            </a>
          </dd>
        </div>
      </dl>
      {children && <div>{children}</div>}
    </div>
  );
}
