import { writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { conformance, OPENACR_PATH, REPORT_DATE } from '#src/content/conformance/conformance.ts';
import type { Criterion } from '#src/content/conformance/criterion.ts';
import { conformanceReport } from '#src/content/conformance/report.ts';
import { studio } from '#src/content/studio.ts';
import { paths } from '#src/domain/paths.ts';

const chapterOf = {
  A: 'success_criteria_level_a',
  AA: 'success_criteria_level_aa',
  AAA: 'success_criteria_level_aaa',
};

const toEntry = ({ number, adherence, how, limits }: Criterion) => ({
  num: number,
  components: [
    { name: 'web', adherence: { level: adherence, notes: [how, limits].filter(Boolean).join(' ') } },
  ],
});

/**
 * The conformance report as an OpenACR document (https://github.com/GSA/openacr), for the catalog of WCAG 2.2.
 * `siteUrl` is the address of the deployed site.
 */
export function openAcr(siteUrl: string): string {
  const chapters = Object.entries(chapterOf).map(([level, chapter]) => [
    chapter,
    { criteria: conformance.filter((criterion) => criterion.level === level).map(toEntry) },
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

/** Writes the report into the built site in `dist`, where the page of the report links to it. */
export async function writeOpenAcr(dist: URL, siteUrl: string): Promise<void> {
  await writeFile(new URL(`.${OPENACR_PATH}`, dist), openAcr(siteUrl));
}
