import { Section } from '#src/components/sections/Section.tsx';

const term = ([name, text]: [string, string]) => (
  <div key={name}>
    <dt className="soft">{name}</dt>
    <dd>{text}</dd>
  </div>
);

export function CaseEvidence({ evidence }: Pick<Item<'cases-results'>['account'], 'evidence'>) {
  const { title, people, figures, credits } = evidence;
  const isOne = figures.length === 1;
  const columns = ['', '', 'columns-2-m'][figures.length] ?? 'columns-2-m columns-3';
  return (
    <Section title={title}>
      <div className="stack-8">
        <ul className="plain-list grid-5 columns-2-s columns-4">
          {people.map(({ nome, papel }) => (
            <li key={nome} className="rule-above pad-above-3">
              <strong className="heading title-s leading-heading block">{nome}</strong> {papel}
            </li>
          ))}
        </ul>
        {figures.length > 0 && (
          <ul className={`plain-list grid-5 ${columns}`}>
            {figures.map(({ valor, label, pessoas, metodo, data }) => (
              <li
                key={label}
                className={`${isOne ? 'grid-5 split-4-8' : 'stack-4'} top rounded-l surface pad-5`}
              >
                <p className="balance strong">
                  <span className="display title-m leading-display block">{valor}</span> {label}
                </p>
                <dl className={`small ${isOne ? 'grid-4 columns-2-s columns-3' : 'stack-2'}`}>
                  {Object.entries({ Quem: pessoas, 'Como medimos': metodo, Quando: data }).map(term)}
                </dl>
              </li>
            ))}
          </ul>
        )}
        <dl className="grid-4 columns-2-s columns-3 small">
          {credits.map(({ funcao, nomes }) => (
            <div key={funcao}>
              <dt className="soft">{funcao}</dt>
              <dd className="strong">{nomes}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
