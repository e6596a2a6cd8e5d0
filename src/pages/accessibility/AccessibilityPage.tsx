import { Fragment } from 'react';
import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Metrics } from '#src/components/sections/Metrics.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { accessibility } from '#src/copy/site/accessibility.ts';
import { studio } from '#src/copy/studio.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import { LibrasButton } from '#src/features/preferences/LibrasButton.tsx';
import principleAccessibility from '#src/pictures/about/principle-accessibility.svg?picture';
import styles from './ComfortSection.module.css';

export default function AccessibilityPage() {
  const { head, hero, aim, checks, report, limits } = accessibility;
  return (
    <>
      <PageHead {...head} {...placeOf('accessibility')} name="Acessibilidade" />
      <Hero
        tone="red"
        breadcrumbs={{ trail: [homeCrumb], current: 'Acessibilidade' }}
        title={hero.title}
        lead={
          <>
            <p>{hero.lead}</p>
            <p>
              <time dateTime={hero.updated.date}>{hero.updated.label}</time>
            </p>
          </>
        }
        image={principleAccessibility}
      />
      <Section title={aim.title} intro={aim.intro}>
        <Metrics items={aim.standards} />
      </Section>
      <Section tone="surface" layout="beside" title={checks.title} intro={checks.intro}>
        <DescriptionList entries={checks.entries} />
        <p className="pad-above-5">
          <ButtonLink to={paths.conformanceReport} icon="arrow" label={checks.report} />
        </p>
      </Section>
      <ComfortSection />
      <section className="band" data-tone="ink">
        <div className="content-width grid-7">
          <header className="stack-4">
            <h2 className="title-l ch-14">{limits.title}</h2>
            <p className="lead soft balance">{limits.intro}</p>
          </header>
          <ul className="grid-6 wide-gap-5 columns-2">
            {limits.items.map(({ titulo, texto }) => (
              <li key={titulo} className="stack-2 top wide-text side-rule pad-beside-5">
                <h3>{titulo}</h3>
                <p className="soft">{texto}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CallToAction
        title={report.title}
        text={
          <>
            <p>{report.text}</p>
            <p>
              {report.phone} <a href={studio.phone.href}>{studio.phone.label}</a>. {report.authority}
            </p>
          </>
        }
        links={report.links}
      />
    </>
  );
}

function ComfortSection() {
  const { title, preferences, libras, keyboard } = accessibility.comfort;
  return (
    <section className="band">
      <div className="content-width grid-7 wide-gap-6 upper split-5-7">
        <h2 className="title-l across-l">{title}</h2>
        <div className="stack-4 rounded-l pad-panel" data-tone="lilac">
          <Icon name="settings" className={styles.icon} />
          <h3>{preferences.title}</h3>
          <p>{preferences.text}</p>
          <ul className="icons">
            {preferences.list.map((preference) => (
              <li className="row-3 middle strong rule-above pad-block-3" key={preference}>
                <Icon name="check" /> {preference}
              </li>
            ))}
          </ul>
        </div>
        <div className="stack-4">
          <h3>{keyboard.title}</h3>
          <dl className={styles.keys}>
            {keyboard.entries.map(({ keys, text }) => (
              <div key={text} className="stack baseline pad-block-3">
                <dt>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' '}
                      <kbd className={styles.key}>{key}</kbd>
                    </Fragment>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid-5 wide-gap-6 rounded-l middle-l pad-panel split-auto across-l" data-tone="sky">
          <div className="stack-3 measure">
            <h3>{libras.title}</h3>
            <p>{libras.text}</p>
          </div>
          <LibrasButton />
        </div>
      </div>
    </section>
  );
}
