import { useContext, useState } from 'react';
import { CompleteContext } from '#src/components/ui/CompleteContext.ts';
import { useHydrated } from '#src/components/ui/useHydrated.ts';
import type { Criterion, Evidence } from '#src/content/conformance/criterion.ts';
import { conformanceReport } from '#src/content/conformance/report.ts';
import { transcripts } from '#src/content/conformance/transcripts.ts';
import { formatMonth } from '#src/domain/calendarDay.ts';
import { transcriptPath } from '#src/domain/transcriptPath.ts';
import styles from './CriterionRow.module.css';

const { adherence, evidence: evidenceLabel, kinds, level, limits } = conformanceReport;

const walkTitle = (walk: string) => transcripts.list.find((entry) => entry.walk === walk)?.title;

function EvidenceItem({ item }: { item: Evidence }) {
  if ('walk' in item)
    return (
      <li>
        {kinds.walk}: <a href={transcriptPath(item.walk)}>{walkTitle(item.walk)}</a>
      </li>
    );
  if ('manual' in item)
    return (
      <li>
        {kinds.manual}: {item.manual} (<time dateTime={item.date}>{formatMonth(item.date)}</time>)
      </li>
    );
  return (
    <li>
      {kinds.test}: {item.test}
    </li>
  );
}

/**
 * The evidence of a criterion. It comes with the script, each list when it is opened: all of it would be a fifth of the page's
 * HTML. The file that the page offers for download has it for readers without scripts.
 */
function EvidenceDetails({ number, evidence }: Pick<Criterion, 'number' | 'evidence'>) {
  const [wasOpened, setWasOpened] = useState(false);
  const isHydrated = useHydrated();
  const isComplete = useContext(CompleteContext);
  if (!isHydrated && !isComplete) return null;
  return (
    <details className={styles.evidence} onToggle={() => setWasOpened(true)}>
      <summary>{`${evidenceLabel} ${number}`}</summary>
      {(wasOpened || isComplete) && (
        <ul>
          {evidence.map((item) => (
            <EvidenceItem key={JSON.stringify(item)} item={item} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** One criterion: how far it is met, how, and what shows it. */
export function CriterionRow({ criterion }: { criterion: Criterion }) {
  const { number, name, how, evidence } = criterion;
  return (
    <div className={`${styles.criterion} stack-3`}>
      <h3>{`${number} ${name}`}</h3>
      <p>
        <strong>{adherence[criterion.adherence]}</strong>
        {`, ${level} ${criterion.level}`}
      </p>
      <p>{how}</p>
      {criterion.limits && (
        <p>
          <strong>{limits}</strong>
          {` ${criterion.limits}`}
        </p>
      )}
      {evidence.length > 0 && <EvidenceDetails number={number} evidence={evidence} />}
    </div>
  );
}
