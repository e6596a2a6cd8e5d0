import { useEffect, useState } from 'react';
import styles from './TableOfContents.module.css';

export interface ContentsEntry {
  id: string;
  title: string;
}

export function TableOfContents({ title, entries }: { title: string; entries: readonly ContentsEntry[] }) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav className={`${styles.contents} stack-3 screen-only`} aria-label={title}>
      <p className="strong" aria-hidden="true">
        {title}
      </p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              className={styles.link}
              href={`#${entry.id}`}
              aria-current={entry.id === current ? 'location' : undefined}
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The id of the section being read: the last section that begins above or in the window's upper third. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const update = () => {
      const line = window.innerHeight / 3;
      setCurrent(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id);
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
    };
  }, [key]);
  return current;
}
