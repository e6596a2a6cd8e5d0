import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { median } from './median.ts';
import type { Row } from './report.ts';

interface NetworkRequest {
  transferSize: number;
  resourceType?: string;
}

async function auditOnce(url: string): Promise<Omit<Row, 'route'>> {
  const chrome = await launch({ chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details;
    const requests = (details?.type === 'table' ? details.items : []) as unknown as NetworkRequest[];
    const size = (type?: string) =>
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptSize: size('Script'),
      styleSize: size('Stylesheet'),
      totalSize: size(),
      requests: requests.length,
    };
  } finally {
    chrome.kill();
  }
}

/** Audits one address `runs` times with Lighthouse's mobile preset and returns the median of each figure. */
export async function auditRoute(url: string, route: string, runs: number): Promise<Row> {
  const results: Omit<Row, 'route'>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url));
  const names = Object.keys(results[0] ?? {}) as (keyof Omit<Row, 'route'>)[];
  const medians = Object.fromEntries(
    names.map((name) => [name, median(results.map((result) => result[name]))]),
  );
  return { route, ...(medians as Omit<Row, 'route'>) };
}
