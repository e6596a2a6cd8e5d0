import type { criteria } from 'virtual:content/lists/criteria';
import type { evidence } from 'virtual:content/lists/evidence';
import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { adherences, conformanceReport } from '#src/copy/site/conformanceReport.ts';
import { formatMonth } from '#src/domain/time/calendarDay.ts';
import styles from './CriterionRow.module.css';

type Criterion = (typeof criteria)[number];

type Evidence = (typeof evidence)[string][number];

const { evidence: evidenceLabel, failed, kinds, level, limits, loading } = conformanceReport;

function EvidenceItem({ item }: { item: Evidence }) {
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
    <li>
      {kinds.test}: {item.test}
    </li>
  );
}

/** The evidence for one criterion, loaded on demand: all evidence would make up a third of the page's script. */
function EvidenceList({ number }: { number: string }) {
  const { state } = useLoaded(async () => {
    const { evidence } = await import('virtual:content/lists/evidence');
    return { evidence };
  });
  if (state.status !== 'ready') return <p role="status">{state.status === 'failed' ? failed : loading}</p>;
  return (
    <ul>
      {state.evidence[number]?.map((item) => (
        <EvidenceItem key={JSON.stringify(item)} item={item} />
      ))}
    </ul>
  );
}

/** A disclosure with the evidence for a criterion. Visitors without scripts find the evidence in the download. */
function EvidenceDetails({ number }: { number: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const noteOpen = () => setIsOpen(details.current?.open === true);
  // Sets the state in an effect, because hydrating a disclosure that is already open would cause a warning.
  useEffect(noteOpen, []);
  return (
    <details
      ref={details}
      className={`${styles.evidence} script-only`}
      onToggle={noteOpen}
      suppressHydrationWarning
    >
      <summary>{`${evidenceLabel} ${number}`}</summary>
      {isOpen && <EvidenceList number={number} />}
    </details>
  );
}

export function CriterionRow({ criterion }: { criterion: Criterion }) {
  const { number, name, how } = criterion;
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
      {criterion.hasEvidence && <EvidenceDetails number={number} />}
    </div>
  );
}
