import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { blockingByProcessor } from './blockingByProcessor.ts';
import { compressedSize } from './compressedSize.ts';
import { firstResponseSize } from './firstResponseSize.ts';
import { median } from './median.ts';
import type { Row } from './report.ts';

/** Now and then Lighthouse misses the first paint of a page on a busy machine, and measures nothing. */
const TRIES = 3;

interface NetworkRequest {
  url: string;
  transferSize: number;
  resourceType?: string;
}

export type Figures = Omit<Row, 'route'>;

/** What is the same each time that a page is looked at. */
type Scores = Pick<Figures, 'accessibility' | 'bestPractices' | 'seo'>;

/**
 * Audits one address once with Lighthouse's mobile preset, only its performance where the other scores are `known`. Throws
 * when it measures nothing, three times in a row.
 */
export async function auditOnce(url: string, known?: Scores, tries = TRIES): Promise<Figures> {
  const chrome = await launch({ chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      ...(known && { onlyCategories: ['performance'] }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (Number.isNaN(audits['largest-contentful-paint']?.numericValue ?? Number.NaN)) {
      if (tries > 1) return auditOnce(url, known, tries - 1);
      throw new Error(`Lighthouse measured nothing of ${url}: ${runtimeError?.message}`);
    }
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details;
    const requests = (details?.type === 'table' ? details.items : []) as unknown as NetworkRequest[];
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1000;
    const compressed = async (type: string) => {
      const ofType = requests.filter(({ resourceType }) => resourceType === type);
      return sum(await Promise.all(ofType.map((request) => compressedSize(request.url))));
    };
    return {
      performance: score('performance'),
      accessibility: known?.accessibility ?? score('accessibility'),
      bestPractices: known?.bestPractices ?? score('best-practices'),
      seo: known?.seo ?? score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      tbtProcessor: await blockingByProcessor(result),
      cls: value('cumulative-layout-shift'),
      firstResponse: (await firstResponseSize(url)) / 1000,
      scriptSize: await compressed('Script'),
      styleSize: await compressed('Stylesheet'),
      totalSize: sum(requests.map(({ transferSize }) => transferSize)),
      requests: requests.length,
    };
  } finally {
    chrome.kill();
  }
}

/** The median of each figure of several audits. */
export function medians(results: readonly Figures[]): Figures {
  const names = Object.keys(results[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(results.map((result) => result[name]))]),
  ) as unknown as Figures;
}

/** Audits one address `runs` times and returns the medians. */
export async function auditRoute(url: string, route: string, runs: number): Promise<Row> {
  const results: Figures[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url, results[0]));
  return { route, ...medians(results) };
}
