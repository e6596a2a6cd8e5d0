import { Section } from '#src/components/sections/Section.tsx';

interface CaseEvidenceProps {
  evidence: {
    title: string;
    people: readonly { nome: string; papel: string }[];
    figures: readonly { valor: string; label: string; pessoas: string; metodo: string; data: string }[];
    credits: readonly { funcao: string; nomes: string }[];
  };
}

/** Those who took part in a case, where each figure of its account comes from, and its credits. */
export function CaseEvidence({ evidence: { title, people, figures, credits } }: CaseEvidenceProps) {
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
          <ul className="plain-list grid-5 columns-2-m columns-3">
            {figures.map(({ valor, label, pessoas, metodo, data }) => (
              <li key={label} className="stack-4 top rounded-l surface pad-5">
                <p className="balance strong">
                  <span className="display title-m leading-display block">{valor}</span> {label}
                </p>
                <dl className="small">
                  <dt className="soft">Quem</dt>
                  <dd className="pad-below-2">{pessoas}</dd>
                  <dt className="soft">Como medimos</dt>
                  <dd className="pad-below-2">{metodo}</dd>
                  <dt className="soft">Quando</dt>
                  <dd>{data}</dd>
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
