import { home } from '#src/copy/site/home.ts';
import styles from './TypeScale.module.css';

const { hero, inclusion, explore, about } = home;

const steps = [
  { step: 'title-xl', sample: hero.title.end },
  { step: 'title-l', sample: inclusion.title },
  { step: 'title-m', sample: about.title },
  { step: 'title-s', sample: explore.offers[0].titulo },
  { step: 'lead', sample: hero.lead },
  { step: 'text', sample: inclusion.text },
  { step: 'small', sample: explore.intro },
] as const;

/** The seven steps of type, from a whole line of the first view to a note. */
export function TypeScale() {
  return (
    <dl className="stack-6">
      {steps.map(({ step, sample }) => (
        <div key={step}>
          <dt className="small soft">{step}</dt>
          <dd className={`${styles.sample} measure`} data-step={step}>
            {sample}
          </dd>
        </div>
      ))}
    </dl>
  );
}
