import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './ComparisonSection.module.css';

export function ComparisonSection({ comparison }: { comparison: Item<'cases-phases'>['comparison'] }) {
  const { title, text, label, before, after } = comparison;
  return (
    <section className="band clip" data-tone="ink">
      <div className="content-width grid-6 wide-gap-5 split-8-4">
        <div className={`${styles.words} stack-5 end`}>
          <h2>{title}</h2>
          <p className="measure lead soft">{text}</p>
        </div>
        <BeforeAfter label={label} before={before} after={after} />
      </div>
    </section>
  );
}
