import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';
import { CopyButton } from '#src/components/ui/CopyButton.tsx';
import { studio } from '#src/copy/studio.ts';
import styles from './Citation.module.css';
import { abntReference, bibtexEntry, type CitableWork } from './citation.ts';

export function Citation({ work, url }: { work: CitableWork; url: string }) {
  // The prerendered page cannot contain the day of access.
  const today = useHydrated() ? new Date() : undefined;
  const published = { url, publisher: { name: studio.name, city: studio.postalAddress.city } };
  const { authors, title, rest } = abntReference(work, published, today);
  const bibtex = bibtexEntry(work, published);
  return (
    <section
      id="citar"
      className={`${styles.citation} stack-6 one-column rounded-l pad-card`}
      data-tone="surface"
      aria-labelledby="como-citar"
    >
      <h2 id="como-citar" className="subtitle">
        Como citar
      </h2>
      <div className="stack-3 one-column">
        <h3>ABNT NBR 6023</h3>
        <p className="breakable">
          {authors}
          <strong>{title}</strong>
          {rest}
        </p>
        <CopyButton text={authors + title + rest}>Copiar referência ABNT</CopyButton>
      </div>
      <div className="stack-3 one-column screen-only">
        <h3>BibTeX</h3>
        <pre className={styles.code}>
          <code>{bibtex}</code>
        </pre>
        <CopyButton text={bibtex}>Copiar BibTeX</CopyButton>
      </div>
    </section>
  );
}
