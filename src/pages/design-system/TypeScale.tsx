import { home } from '#src/copy/site/home.ts';

const { hero, inclusion, explore, about } = home;

const steps = [
  { step: 'title-xl', type: 'title-xl display leading-display', sample: hero.title.end },
  { step: 'title-l', type: 'title-l display leading-display', sample: inclusion.title },
  { step: 'title-m', type: 'title-m display leading-display', sample: about.title },
  { step: 'title-s', type: 'title-s heading leading-display', sample: explore.offers[0].titulo },
  { step: 'lead', type: 'lead measure', sample: hero.lead },
  { step: 'text', type: 'normal measure', sample: inclusion.text },
  { step: 'small', type: 'small measure', sample: explore.intro },
] as const;

/** The seven steps of type, from a whole line of the first view to a note. */
export function TypeScale() {
  return (
    <dl className="stack-6">
      {steps.map(({ step, type, sample }) => (
        <div key={step}>
          <dt className="small soft">{step}</dt>
          <dd className={type}>{sample}</dd>
        </div>
      ))}
    </dl>
  );
}
