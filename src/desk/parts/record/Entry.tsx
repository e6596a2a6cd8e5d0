import type { ReactNode } from 'react';
import type { answersOf } from '#src/domain/submissions/kinds.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './Entry.module.css';
import { LinkedText } from './LinkedText.tsx';

interface EntryProps {
  author: ReactNode;
  at: Date;
  /** Fields beside the text. */
  answers?: ReturnType<typeof answersOf>;
  text: string;
  /** Beside the author and the time. */
  children?: ReactNode;
}

export function Entry({ author, at, answers = [], text, children }: EntryProps) {
  return (
    <div className="stack-1 full">
      <p className="cluster-2 middle small soft">
        <strong>{author}</strong>
        <time className="tabular" dateTime={at.toISOString()}>
          {formatDateTime(at)}
        </time>
        {children}
      </p>
      {answers.length > 0 && (
        <dl className="stack-1">
          {answers.map(({ name, label, text: answer }) => (
            <div key={name} className="cluster-2 baseline breakable">
              <dt className="soft">{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {text && (
        <p className={styles.text} dir="auto">
          <LinkedText text={text} />
        </p>
      )}
    </div>
  );
}
