import type { ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  id: string;
  title: string;
  text: string;
  tone?: 'surface' | 'coral';
  children: ReactNode;
}

export function SettingsSection({ id, title, text, tone, children }: SettingsSectionProps) {
  return (
    <section className={`${styles.section} gutter`} data-tone={tone} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className="stack-4 top">
          <h2 id={id}>{title}</h2>
          <p className="soft narrow-text">{text}</p>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
