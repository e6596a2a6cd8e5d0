import { Section } from '#src/components/sections/Section.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { knowledgeManagement } from '#src/copy/services/knowledgeManagement.ts';
import styles from './Deliverables.module.css';

/** The groups of deliverables as a cabinet of four drawers, each with its label. */
export function Deliverables() {
  const { title, intro, groups } = knowledgeManagement.deliverables;
  return (
    <Section tone="surface" title={title} intro={<p>{intro}</p>}>
      <ul className={styles.cabinet}>
        {groups.map(({ titulo, itens }) => (
          <li key={titulo} className={styles.deliverable}>
            <h3 className={styles.label}>{titulo}</h3>
            <TextList items={itens} className="dashes stack-2 lead" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
