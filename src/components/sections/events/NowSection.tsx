import now from '#content/now.json' with { type: 'json' };
import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { TextList } from '#src/components/ui/TextList.tsx';
import { formatMonth } from '#src/domain/time/calendarDay.ts';

/** The studio's current work, with the month in which this text was written; hidden when the text is out of date. */
export function NowSection() {
  // Midnight in São Paulo. Computing it would need a formatter, which would delay the page.
  const isOld = useIsPast(`${now.until}T03:00:00Z`, false);
  if (isOld) return null;
  return (
    <section className="gutter" data-tone="surface" aria-labelledby="agora">
      <div className="content-width grid-6 split-4-8 pad-block-6">
        <header>
          <h2 id="agora" className="title-m">
            Agora na mesa
          </h2>
          <p className="soft">
            <time dateTime={now.date}>{formatMonth(now.date)}</time>
          </p>
        </header>
        <TextList items={now.items} className="grid-5 columns-3" itemClass="rule-above pad-above-4" />
      </div>
    </section>
  );
}
