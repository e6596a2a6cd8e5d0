import type { ReactNode } from 'react';

export function SettingsSection(props: {
  title: string;
  isWide?: boolean | undefined;
  children?: ReactNode;
}) {
  return (
    <section className="stack-4 one-column start top hairline-above pad-above-5" data-wide={props.isWide}>
      <h3 className="title-s">{props.title}</h3>
      {props.children}
    </section>
  );
}

export const SettingsColumn = ({ children }: { children: ReactNode }) => (
  <div className="stack-5 one-column top">{children}</div>
);
