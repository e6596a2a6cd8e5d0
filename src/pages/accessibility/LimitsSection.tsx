import { accessibility } from '#src/copy/site/accessibility.ts';

export function LimitsSection() {
  const { title, intro, items } = accessibility.limits;
  return (
    <section className="band" data-tone="ink">
      <div className="content-width grid-7">
        <header className="stack-4">
          <h2 className="title-l ch-14">{title}</h2>
          <p className="lead soft balance">{intro}</p>
        </header>
        <ul className="grid-6 wide-gap-5 columns-2">
          {items.map(({ titulo, texto }) => (
            <li key={titulo} className="stack-2 top wide-text side-rule pad-beside-5">
              <h3>{titulo}</h3>
              <p className="soft">{texto}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
