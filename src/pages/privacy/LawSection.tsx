import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { privacy } from '#src/copy/site/privacy.ts';
import styles from './LawSection.module.css';
import { OfficerCard } from './OfficerCard.tsx';

/** The LGPD's requirements beyond the topics: legal bases, periods, rights, the person in charge, processors. */
export function LawSection() {
  const { law, bases, retention, rights, processors } = privacy;
  return (
    <section className="band" data-tone="surface">
      <div className="content-width stack-8">
        <header className={styles.header}>
          <h2>{law.title}</h2>
          <p className="measure self-end lead balance">{law.intro}</p>
        </header>
        <div className={`${styles.ledgers} columns-2 stack upper`}>
          {[bases, retention].map(({ id, title, entries }) => (
            <section key={id} id={id} className={styles.part}>
              <h3>{title}</h3>
              <DescriptionList entries={entries} />
            </section>
          ))}
        </div>
        <div className={`${styles.rights} split-7-5 stack upper`}>
          <section id={rights.id} className={styles.part}>
            <h3 className={styles.large}>{rights.title}</h3>
            <p>{rights.intro}</p>
            <ul className={styles.list}>
              {rights.list.map((right) => (
                <li key={right}>{right}</li>
              ))}
            </ul>
            <p>{rights.how}</p>
            <p>{rights.authority}</p>
          </section>
          <OfficerCard />
        </div>
        <section id={processors.id} className={styles.part}>
          <h3>{processors.title}</h3>
          <DescriptionList entries={processors.entries} />
        </section>
      </div>
    </section>
  );
}
