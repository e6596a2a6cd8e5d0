import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { TileIcon, type TileIconName } from '#src/components/ui/drawings/TileIcon.tsx';
import styles from './MethodSteps.module.css';

const motifs = ['ear', 'book', 'lens', 'people'] as const satisfies TileIconName[];

export function MethodSteps({ steps }: { steps: Item<'cases-results'>['method']['steps'] }) {
  return (
    <div className="relative">
      <StitchPath
        className={styles.path}
        viewBox="0 0 1344 60"
        path="M-80 0 C 220 70 480 70 672 34 S 1160 80 1424 0"
      />
      <ol className={`${styles.prints} grid columns-2-s upper-l`}>
        {steps.map(({ titulo, descricao }, index) => (
          <li key={titulo} className={`${styles.print} shrinkable`}>
            <div className={styles.exposure} aria-hidden="true">
              <TileIcon name={motifs[index % motifs.length] ?? 'lens'} />
              <span className={styles.number}>{index + 1}</span>
            </div>
            <h3 className="hyphenated">{titulo}</h3>
            <p>{descricao}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
