import { booking } from '#src/copy/forms/booking.ts';
import styles from './ExpectationsSection.module.css';

export function ExpectationsSection() {
  const { title, intro, steps } = booking.expectations;
  return (
    <section id="o-que-esperar" className="band" data-tone="petrol">
      <div className={styles.inner}>
        <div className="grid-4 bottom split-7-5">
          <h2>{title}</h2>
          <p className="measure lead balance">{intro}</p>
        </div>
        <ol className={`${styles.steps} stack`}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
