import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

type Tone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } satisfies Record<
  Tone,
  IconName
>;

interface NoticeProps {
  tone?: Tone;
  title?: string;
  /** Errors interrupt, everything else waits for a pause; `false` for a notice that was there from the start. */
  live?: boolean;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, live = tone !== 'info', children }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-kind={tone}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </div>
  );
}
