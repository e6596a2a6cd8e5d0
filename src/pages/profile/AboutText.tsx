import type { ReactNode } from 'react';
import { Picture } from '#src/components/ui/Picture.tsx';
import { profile as words } from '#src/copy/accounts/profile.ts';
import emptyState from '#src/pictures/site/empty-state.svg?picture';
import styles from './AboutText.module.css';

export function AboutText({ about, children }: { about: string; children: ReactNode }) {
  const { title, empty } = words.about;
  return (
    <section className="stack-5 top shrinkable sized" aria-labelledby="sobre-mim">
      <h2 id="sobre-mim">{title}</h2>
      {about ? (
        <p className="measure lead breakable lines">{about}</p>
      ) : (
        <div className={styles.empty}>
          <Picture image={emptyState} />
          <p className="lead soft">{empty}</p>
        </div>
      )}
      <div>{children}</div>
    </section>
  );
}
