import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { blockingByProcessor } from './blockingByProcessor.ts';
import { compressedSize, firstResponseSize } from './firstResponseSize.ts';
import { median } from './median.ts';
import type { Row } from './report.ts';

/** Now and then Lighthouse misses the first paint of a page on a busy machine, and measures nothing. */
const TRIES = 3;

interface NetworkRequest {
  url: string;
  transferSize: number;
  resourceType?: string;
}

/**
 * Measures `url` with Lighthouse: scores 0–100, times in ms, sizes in KB (1000 bytes): of scripts and styles compressed,
 * of everything as transferred, headers included.
 */
async function readFigures(url: string, result: RunnerResult) {
  const { categories, audits } = result.lhr;
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
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    /** The same by the processor's time, without what the machine did meanwhile. */
    tbtProcessor: await blockingByProcessor(result),
    cls: value('cumulative-layout-shift'),
    /** HTML and the stylesheets that the first paint waits for. */
    firstResponse: (await firstResponseSize(url)) / 1000,
    scriptSize: await compressed('Script'),
    styleSize: await compressed('Stylesheet'),
    totalSize: sum(requests.map(({ transferSize }) => transferSize)),
    requests: requests.length,
  };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/**
 * Audits one address once with Lighthouse's mobile preset; where an `earlier` audit is given, only its performance, and the
 * scores that are the same each time come from that one. Throws when it measures nothing, three times in a row.
 */
async function auditOnce(url: string, earlier?: Figures, tries = TRIES): Promise<Figures> {
  const chrome = await launch({ chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const only = earlier && { onlyCategories: ['performance'] };
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...only });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, runtimeError } = result.lhr;
    if (Number.isNaN(audits['largest-contentful-paint']?.numericValue ?? Number.NaN)) {
      if (tries > 1) return auditOnce(url, earlier, tries - 1);
      throw new Error(`Lighthouse measured nothing of ${url}: ${runtimeError?.message}`);
    }
    const figures = await readFigures(url, result);
    if (!earlier) return figures;
    const { accessibility, bestPractices, seo } = earlier;
    return { ...figures, accessibility, bestPractices, seo };
  } finally {
    chrome.kill();
  }
}

/**
 * Audits some pages, each with the name of its row, `runs` times and in turn, so that what else the machine does meets all of
 * them. Returns the medians of each, in their order.
 */
export async function auditInTurn(
  pages: readonly { route: string; url: string }[],
  runs: number,
): Promise<Row[]> {
  const audited = pages.map((page) => ({ ...page, results: [] as Figures[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { url, results } of audited) results.push(await auditOnce(url, results[0]));
  return audited.map(({ route, results }) => ({ route, ...medians(results) }));
}

function medians(results: readonly Figures[]): Figures {
  const names = Object.keys(results[0] ?? {}) as (keyof Figures)[];
  const middles = names.map((name) => [name, median(results.map((result) => result[name]))]);
  return Object.fromEntries(middles);
}
