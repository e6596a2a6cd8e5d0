import { Section } from '#src/components/sections/Section.tsx';
import { TileIcon, type TileIconName } from '#src/components/ui/drawings/TileIcon.tsx';
import { humanCentredDesign } from '#src/copy/services/humanCentredDesign.ts';
import styles from './Deliverables.module.css';

const icons = ['people', 'network', 'cursor', 'stairs'] as const satisfies TileIconName[];

export function Deliverables() {
  const { title, items } = humanCentredDesign.deliverables;
  return (
    <Section layout="beside" title={title}>
      <ul className="stack">
        {items.map(({ titulo, descricao }, index) => (
          <li key={titulo} className={styles.item}>
            <TileIcon name={icons[index] ?? 'people'} />
            <div className="stack-2">
              <h3 className="display subtitle">{titulo}</h3>
              <p className="measure soft balance">{descricao}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
