import type { ReactNode } from 'react';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { nameAuthor } from './describeLogEntry.ts';
import styles from './Entry.module.css';
import { LinkedText } from './LinkedText.tsx';

interface RemarkProps {
  text: string;
  /** The e-mail of its author. */
  by: string;
  at: Date;
  /** After its author and time. */
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
