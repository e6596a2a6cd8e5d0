import { CaseCard } from '#src/components/sections/CaseCard.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { services } from '#src/content/services.ts';
import styles from './CasesSection.module.css';

/** Two cases of different size; the second one hangs lower. */
export function CasesSection() {
  const { title, items, linkLabel } = services.cases;
  return (
    <Section title={title}>
      <div className={styles.cases}>
        {items.map(({ id, link, ...item }) => (
          <CaseCard key={id} {...item} link={{ to: link, label: linkLabel }} />
        ))}
      </div>
    </Section>
  );
}
