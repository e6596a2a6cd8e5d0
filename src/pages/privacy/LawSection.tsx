import { team } from 'virtual:content/lists/team';
import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { privacy } from '#src/copy/site/privacy.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './LawSection.module.css';

const member = team.find(({ nome }) => nome === studio.privacyOfficer);

export function LawSection() {
  const { law, bases, retention, rights, processors, officer } = privacy;
  const { postalAddress } = studio;
  return (
    <section className="band" data-tone="surface">
      <div className="content-width stack-8">
        <header className="grid-5 wide-gap-6 columns-2">
          <h2 className={`${styles.title} title-l`}>{law.title}</h2>
          <p className="measure self-end lead balance">{law.intro}</p>
        </header>
        <div className={`${styles.parts} grid-7 wide-gap-6 columns-2 upper`}>
          {[bases, retention].map(({ id, title, entries }) => (
            <section key={id} id={id} className="stack-4">
              <h3>{title}</h3>
              <DescriptionList entries={entries} />
            </section>
          ))}
          <section id={rights.id} className="stack-4">
            <h3 className="display title-m leading-display">{rights.title}</h3>
            <p className="wide-text">{rights.intro}</p>
            <TextList
              items={rights.list}
              className={`${styles.list} counted`}
              itemClass="row-4 pad-block-3"
            />
            <p className="wide-text">{rights.how}</p>
            <p className="wide-text">{rights.authority}</p>
          </section>
          <section id={officer.id} className="stack-4 start rounded-l pad-card" data-tone="sky">
            {member && <Picture image={member.foto} className={`${styles.portrait} round`} />}
            <h3>{officer.title}</h3>
            <p>{officer.text}</p>
            <dl className="stack-3">
              <div>
                <dt className="strong">{officer.email}</dt>
                <dd>
                  <a className="breakable target inline-block" href={`mailto:${studio.privacyEmail}`}>
                    {studio.privacyEmail}
                  </a>
                </dd>
              </div>
              <div>
                <dt className="strong">{officer.controller}</dt>
                <dd>
                  {studio.legalName}, {postalAddress.line}, {postalAddress.city} – {postalAddress.state}
                </dd>
              </div>
            </dl>
            <ButtonLink to={paths.contact} icon="arrow" label={officer.contact} />
          </section>
        </div>
        <section id={processors.id} className="stack-4">
          <h3>{processors.title}</h3>
          <DescriptionList className="stack wide-gap-6 columns-3 rule-below" entries={processors.entries} />
        </section>
      </div>
    </section>
  );
}
