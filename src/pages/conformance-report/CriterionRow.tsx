import type { Criterion, Evidence } from '#src/content/conformance/criterion.ts';
import { conformanceReport } from '#src/content/conformance/report.ts';
import { transcriptPath, transcripts } from '#src/content/conformance/transcripts.ts';
import { formatMonth } from '#src/domain/calendarDay.ts';
import styles from './CriterionRow.module.css';

const { adherence, evidence, kinds, level, limits } = conformanceReport;

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
      {kinds.test}: <q lang="en">{item.title}</q> <code>{item.file}</code>
    </li>
  );
}

/** One criterion: how far it is met, how, and what shows it. */
export function CriterionRow({ criterion }: { criterion: Criterion }) {
  return (
    <div className={`${styles.criterion} stack-3 pad-block-5`} id={`criterio-${criterion.number}`}>
      <h3>
        {criterion.number} {criterion.name}
      </h3>
      <p>
        <strong>{adherence[criterion.adherence]}</strong>, {level} {criterion.level}
      </p>
      <p>{criterion.how}</p>
      {criterion.limits && (
        <p>
          <strong>{limits}</strong> {criterion.limits}
        </p>
      )}
      {criterion.evidence.length > 0 && (
        <details className={styles.evidence}>
          <summary>
            {evidence} {criterion.number}
          </summary>
          <ul>
            {criterion.evidence.map((item) => (
              <EvidenceItem key={JSON.stringify(item)} item={item} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
