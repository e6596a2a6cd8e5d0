import type { Criterion } from './criterion.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { robust } from './robust.ts';
import { understandable } from './understandable.ts';

/** Every criterion of WCAG 2.2, levels A and AA, and those of level AAA that the statement claims, in their order. */
export const conformance: readonly Criterion[] = [
  ...perceivable,
  ...operable,
  ...understandable,
  ...robust,
].map((text) => ({ adherence: 'supports', evidence: [], ...text }));

/** The day on which the report was last read against the site, as a calendar day. */
export const REPORT_DATE = '2026-11-22';

/** Where the build puts the report in the format that programs read. */
export const OPENACR_PATH = '/acessibilidade/relatorio.openacr.yaml';
