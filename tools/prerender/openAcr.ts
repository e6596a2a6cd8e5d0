import { stringify } from 'yaml';
import { conformanceReport, REPORT_DATE } from '#src/copy/site/conformanceReport.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { formatMonth } from '#src/domain/time/calendarDay.ts';
import type { Evidence } from '../content/derive/criteria.ts';
import type { Lists } from '../content/deriveContent.ts';

type Criterion = Lists['criteria'][number];

const chapterOf = {
  A: 'success_criteria_level_a',
  AA: 'success_criteria_level_aa',
  AAA: 'success_criteria_level_aaa',
};

const { kinds, limits: limitsLabel } = conformanceReport;

function toSentence(item: Evidence, siteUrl: string): string {
  if ('transcript' in item) return `${kinds.walk}: ${new URL(item.transcript, siteUrl).href}`;
  if ('manual' in item) return `${kinds.manual}: ${item.manual} (${formatMonth(item.date)})`;
  return `${kinds.test}: ${item.test}`;
}

const toEntry = (
  { number, adherence, how, limits }: Criterion,
  evidence: readonly Evidence[],
  siteUrl: string,
) => ({
  num: number,
  components: [
    {
      name: 'web',
      adherence: {
        level: adherence,
        notes: [
          how,
          ...(limits ? [`${limitsLabel} ${limits}`] : []),
          ...evidence.map((item) => toSentence(item, siteUrl)),
        ].join('\n'),
      },
    },
  ],
});

/** The conformance report as an OpenACR document (https://github.com/GSA/openacr). `siteUrl` is the deployed site's. */
export function openAcr({ criteria, evidence }: Pick<Lists, 'criteria' | 'evidence'>, siteUrl: string) {
  const chapters = Object.entries(chapterOf).map(([level, chapter]) => [
    chapter,
    {
      criteria: criteria
        .filter((criterion) => criterion.level === level)
        .map((criterion) => toEntry(criterion, evidence[criterion.number] ?? [], siteUrl)),
    },
  ]);
  return stringify({
    title: `${studio.name}: relatório de conformidade de acessibilidade`,
    product: { name: studio.name, version: REPORT_DATE, description: conformanceReport.head.description },
    author: { name: studio.name, company_name: studio.legalName, email: studio.email, website: siteUrl },
    vendor: { name: studio.name, company_name: studio.legalName, email: studio.email, website: siteUrl },
    report_date: REPORT_DATE,
    last_modified_date: REPORT_DATE,
    version: 1,
    notes: [conformanceReport.untested.title, ...conformanceReport.untested.list].join(' '),
    evaluation_methods_used: conformanceReport.lead,
    repository: new URL(paths.conformanceReport, siteUrl).href,
    feedback: studio.email,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: Object.fromEntries(chapters),
  });
}
