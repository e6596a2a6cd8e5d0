import type { criteria } from 'virtual:content/lists/criteria';
import { useContext, useEffect, useRef, useState } from 'react';
import { CompleteContext } from '#src/components/ui/head/CompleteContext.ts';
import { adherences, conformanceReport } from '#src/copy/site/conformanceReport.ts';
import { formatMonth } from '#src/domain/time/calendarDay.ts';
import styles from './CriterionRow.module.css';

type Criterion = (typeof criteria)[number];

const { evidence: evidenceLabel, kinds, level, limits } = conformanceReport;

function EvidenceItem({ item }: { item: Criterion['evidence'][number] }) {
  if ('transcript' in item)
    return (
      <li>
        {kinds.walk}: <a href={item.transcript}>{item.title}</a>
      </li>
    );
  if ('manual' in item)
    return (
      <li>
        {kinds.manual}: {item.manual} (<time dateTime={item.date}>{formatMonth(item.date)}</time>)
      </li>
    );
  return (
    <li data-evidence>
      {kinds.test}: {item.test}
    </li>
  );
}

/**
 * Evidence for a criterion. The lists are in the page once they have been opened: all of them would be a sixth of
 * its HTML. Without scripts they are read in the file that the page offers for download.
 */
function EvidenceDetails({ number, evidence }: Pick<Criterion, 'number' | 'evidence'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isComplete = useContext(CompleteContext);
  const noteOpened = () => {
    if (details.current?.open) setWasOpened(true);
  };
  // It may have been opened before React was there, which would complain about the attribute.
  useEffect(noteOpened, []);
  return (
    <details
      ref={details}
      className={`${styles.evidence} script-only`}
      onToggle={noteOpened}
      suppressHydrationWarning
    >
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
    <div className={`${styles.criterion} stack-3 pad-block-5`}>
      <h3>{`${number} ${name}`}</h3>
      <p>
        <strong>{adherences[criterion.adherence]}</strong>
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
