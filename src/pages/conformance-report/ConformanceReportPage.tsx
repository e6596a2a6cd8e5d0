import { criteria } from 'virtual:content/lists/criteria';
import { walks } from 'virtual:content/lists/walks';
import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { TextBlocks } from '#src/components/sections/articles/TextBlocks.tsx';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Metrics } from '#src/components/sections/Metrics.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import {
  adherences,
  conformanceReport,
  OPENACR_PATH,
  REPORT_DATE,
} from '#src/copy/site/conformanceReport.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import { formatDate } from '#src/domain/time/calendarDay.ts';
import { CriterionRow } from './CriterionRow.tsx';

const trail = [{ label: 'Acessibilidade', to: paths.accessibility }];
const words = conformanceReport;

const counts = (Object.keys(adherences) as (keyof typeof adherences)[])
  .map((kind) => ({
    valor: String(criteria.filter(({ adherence }) => adherence === kind).length),
    label: words.summary.labels[kind],
  }))
  .filter(({ valor }) => valor !== '0');

export default function ConformanceReportPage() {
  return (
    <>
      <PageHead {...words.head} {...placeOf('conformanceReport')} name={words.title} trail={trail} />
      <Hero
        variant="words"
        breadcrumbs={{ trail: [homeCrumb, ...trail], current: words.title }}
        title={words.title}
        lead={
          <>
            <p>{words.lead}</p>
            <p>
              {`${words.reviewed} `}
              <time dateTime={REPORT_DATE}>{formatDate(REPORT_DATE)}</time>.
            </p>
          </>
        }
      />
      <Section
        tone="surface"
        title={words.summary.title}
        intro={
          <>
            <p>{words.summary.intro}</p>
            <p>
              <a href={OPENACR_PATH} download="">
                {words.download}
              </a>
              {words.downloadHint}
            </p>
          </>
        }
      >
        <Metrics items={counts} />
      </Section>
      {words.principles.map(({ start, title, intro }) => (
        <Section key={start} layout="beside" title={`${start}. ${title}`} intro={intro}>
          {criteria
            .filter(({ number }) => number.startsWith(start))
            .map((criterion) => (
              <CriterionRow key={criterion.number} criterion={criterion} />
            ))}
        </Section>
      ))}
      <Section tone="surface" layout="beside" title={words.transcripts.title} intro={words.transcripts.intro}>
        <DescriptionList entries={walks} />
      </Section>
      <Section tone="ink" layout="beside" title={words.untested.title} intro={words.untested.intro}>
        <TextBlocks blocks={[{ list: words.untested.list }]} />
      </Section>
      <Section layout="beside" title={words.norms.title}>
        <DescriptionList entries={words.norms.entries} />
      </Section>
      <CallToAction tone="lilac" {...words.action} />
    </>
  );
}
