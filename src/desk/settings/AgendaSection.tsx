import type { ReactNode } from 'react';

export function AgendaSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack-4 one-column start hairline-above pad-above-5">
      <h3 className="title-s">{title}</h3>
      {children}
    </section>
  );
}
