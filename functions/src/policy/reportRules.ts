import { detailPaths, paths } from '../../../src/domain/site/paths.ts';

/** Most reports that one process logs within a minute; what comes beyond that is dropped. */
export const REPORTS_PER_MINUTE = 30;

const KNOWN_PATHS = new Map(Object.values(paths).map((path) => [path.toLowerCase(), path]));
const DETAIL_PATHS = Object.values(detailPaths).map(
  (path) => [path.slice(0, path.indexOf(':')), path] as const,
);

/** The page of a report: an address of the site as it is spelled, without query or fragment; 'other' for any other. */
export function knownPath(url: unknown): string {
  if (typeof url !== 'string' || !URL.canParse(url, 'https://site.invalid')) return 'other';
  const path = new URL(url, 'https://site.invalid').pathname.toLowerCase();
  return KNOWN_PATHS.get(path) ?? DETAIL_PATHS.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
}

/** Most characters of an origin that are logged; no host that a page of this site names is longer. */
const LONGEST_ORIGIN = 100;

/** The refused source: the origin of an address, at most 100 characters, or a keyword like 'inline'; 'other' for anything else. */
export function refusedOrigin(blocked: unknown): string {
  if (typeof blocked !== 'string') return 'other';
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol.replace(':', '') : origin).slice(0, LONGEST_ORIGIN);
}

const EXTENSIONS = [
  'chrome-extension',
  'moz-extension',
  'safari-extension',
  'safari-web-extension',
  'ms-browser-extension',
];

/**
 * Whether the site expects a refusal: of what a browser extension adds to the page, or of the statistics that the VLibras
 * widget requests.
 */
export function isExpectedRefusal(refused: string, source: unknown): boolean {
  const from = refusedOrigin(source);
  if (EXTENSIONS.some((scheme) => refused === scheme || from === scheme || refused.startsWith(`${scheme}:`)))
    return true;
  if (
    /^https:\/\/(cdn\.jsdelivr\.net|([a-z0-9-]+\.)?vlibras\.gov\.br|www\.googletagmanager\.com|www\.google-analytics\.com)$/.test(
      refused,
    )
  )
    return true;
  // Scripts and styles of a page that has none inline come from an extension, which seldom names itself.
  return ['inline', 'eval', 'wasm-eval', 'data', 'about'].includes(refused) && !/^https?:/.test(from);
}
