import { booking } from '#src/content/booking.ts';
import styles from './ExpectationsSection.module.css';

/** Before, during and after the talk, on one thread. */
export function ExpectationsSection() {
  const { title, intro, steps } = booking.expectations;
  return (
    <section id="o-que-esperar" className={styles.expectations} data-tone="petrol">
      <div className={styles.inner}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        <ol className={styles.steps}>
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
