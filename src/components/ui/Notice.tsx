import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from './behaviour/announcements.ts';
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
  text?: string;
  /** Whether the notice is announced: errors at once, others politely. Use `false` if it is shown from the start. */
  live?: boolean;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, text, live = tone !== 'info', children }: NoticeProps) {
  const body = useRef<HTMLDivElement>(null);
  const isPolite = live && tone !== 'error';
  useEffect(() => {
    if (isPolite) announce([title, body.current?.textContent].filter(Boolean).join(' '));
  }, [isPolite, title]);
  return (
    <div className={styles.notice} data-kind={tone} role={live && tone === 'error' ? 'alert' : undefined}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {(text || children) && (
          <div ref={body} className={styles.body}>
            {text && <p>{text}</p>}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
