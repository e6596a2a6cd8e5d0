import type { ReactNode } from 'react';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import type { answersOf } from '#src/domain/submissions/kinds.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { nameAuthor } from './describeLogEntry.ts';
import styles from './Entry.module.css';
import { LinkedText } from './LinkedText.tsx';

interface EntryProps {
  author: ReactNode;
  at: Date;
  answers?: ReturnType<typeof answersOf>;
  text: string;
  children?: ReactNode;
}

export function Entry({ author, at, answers = [], text, children }: EntryProps) {
  return (
    <div className="stack-1 full">
      <div className="cluster-2 middle small soft">
        <strong>{author}</strong>
        <time className="tabular" dateTime={at.toISOString()}>
          {formatDateTime(at)}
        </time>
        {children}
      </div>
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

interface RemarkProps {
  text: string;
  /** The e-mail of the author. */
  by: string;
  at: Date;
  status?: string;
  children?: ReactNode;
}

export function Remark({ text, by, at, status, children }: RemarkProps) {
  const { nameOf } = useTeamNames();
  return (
    <li className={`${styles.remark} stack-1 start`}>
      <p className="breakable lines" dir="auto">
        <LinkedText text={text} />
      </p>
      <p className="small soft">
        Por {nameAuthor(by, nameOf)}, <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
        {status && `. ${status}.`}
      </p>
      {children}
    </li>
  );
}
