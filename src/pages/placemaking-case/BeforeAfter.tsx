import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import styles from './BeforeAfter.module.css';

/** The position of the divider in words; `share` is the first picture's part of the width, in percent. */
function comparisonWords(share: number): string {
  if (share <= 0) return 'Só o depois';
  if (share >= 100) return 'Só o antes';
  if (share === 50) return 'Metade antes, metade depois';
  return `${share}% antes, ${100 - share}% depois`;
}

type Comparison = Omit<Item<'cases-phases'>['comparison'], 'title' | 'text'>;

/** A native slider over both pictures handles pointer, touch and keyboard. Without scripts they are side by side. */
export function BeforeAfter({ label, before, after }: Comparison) {
  const [share, setShare] = useState(50);
  const frame = useRef<HTMLDivElement>(null);

  // Set through the DOM, because the security policy refuses style attributes in the prerendered page.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--share', String(share / 100));
  }, [share]);

  return (
    <div ref={frame} className={styles.frame}>
      <div className={`${styles.after} hidden-overflow relative rounded-l`}>
        <Picture className="full" image={after.imagem} />
        <span className={styles.tag} aria-hidden="true">
          {after.label}
        </span>
      </div>
      <div className={`${styles.before} hidden-overflow relative rounded-l`}>
        <Picture className="full" image={before.imagem} />
        <span className={styles.tag} aria-hidden="true">
          {before.label}
        </span>
      </div>
      <span className={styles.divider} aria-hidden="true">
        <span className={styles.handle}>
          <Icon name="back" />
          <Icon name="arrow" />
        </span>
      </span>
      <input
        className={styles.range}
        type="range"
        min="0"
        max="100"
        autoComplete="off"
        value={share}
        aria-label={label}
        aria-valuetext={comparisonWords(share)}
        onChange={(event) => setShare(event.target.valueAsNumber)}
      />
    </div>
  );
}
