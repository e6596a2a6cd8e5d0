import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { privacy } from '#src/copy/site/privacy.ts';
import styles from './LawSection.module.css';
import { OfficerCard } from './OfficerCard.tsx';

/** The LGPD's requirements beyond the topics: legal bases, periods, rights, the person in charge, processors. */
export function LawSection() {
  const { law, bases, retention, rights, processors } = privacy;
  return (
    <section className="band" data-tone="surface">
      <div className="content-width stack-8">
        <header className="grid-5 wide-gap-6 columns-2">
          <h2 className={`${styles.title} title-l`}>{law.title}</h2>
          <p className="measure self-end lead balance">{law.intro}</p>
        </header>
        <div className="grid-7 wide-gap-6 columns-2 upper">
          {[bases, retention].map(({ id, title, entries }) => (
            <section key={id} id={id} className={`${styles.part} stack-4`}>
              <h3>{title}</h3>
              <DescriptionList entries={entries} />
            </section>
          ))}
        </div>
        <div className="grid-7 wide-gap-6 split-7-5 upper">
          <section id={rights.id} className={`${styles.part} stack-4`}>
            <h3 className="display title-m leading-display">{rights.title}</h3>
            <p>{rights.intro}</p>
            <TextList items={rights.list} className={styles.list} />
            <p>{rights.how}</p>
            <p>{rights.authority}</p>
          </section>
          <OfficerCard />
        </div>
        <section id={processors.id} className={`${styles.part} stack-4`}>
          <h3>{processors.title}</h3>
          <DescriptionList entries={processors.entries} />
        </section>
      </div>
    </section>
  );
}
