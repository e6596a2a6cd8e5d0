import { inlineScriptHashes } from '../prerender/assertPolicyAllows.ts';

type Load = { directive: string; address: string };

const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];

/** What the HTML of a page loads as it stands, by the directive of the policy that decides on it. */
function loadsOf(html: string): Load[] {
  const loads: Load[] = [];
  const add = (directive: string, ...addresses: (string | undefined)[]) => {
    for (const address of addresses) if (address) loads.push({ directive, address });
  };
  const sources = (srcset = '') => srcset.split(',').map((part) => part.trim().split(' ')[0]);
  for (const [tag, name] of html.matchAll(/<(script|link|img|source|iframe)\b[^>]*>/g)) {
    if (name === 'script') add('script-src', attribute(tag, 'src'));
    if (name === 'iframe') add('frame-src', attribute(tag, 'src'));
    if (name === 'img') add('img-src', attribute(tag, 'src'));
    if (name === 'img' || name === 'source') add('img-src', ...sources(attribute(tag, 'srcset')));
    if (name === 'link') add(directiveOf(tag), attribute(tag, 'href'));
  }
  const [, modules = '[]'] = html.match(/<script type="application\/json" id="modules">([^<]*)</) ?? [];
  add('script-src', ...(JSON.parse(modules) as string[]));
  return loads.filter(({ directive }) => directive);
}

function directiveOf(link: string): string {
  const rel = attribute(link, 'rel') ?? '';
  if (rel === 'stylesheet') return 'style-src-elem';
  if (rel === 'modulepreload') return 'script-src';
  if (rel === 'manifest') return 'manifest-src';
  if (/icon/.test(rel)) return 'img-src';
  if (rel === 'preload') return attribute(link, 'as') === 'font' ? 'font-src' : 'img-src';
  return '';
}

/** Each directive's sources, by its name. */
function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/**
 * What the policy of a page at `origin` would keep the page's own HTML from loading, one phrase each: files, inline
 * scripts, and the attributes that it never allows.
 */
export function policyProblems(html: string, policy: string, origin: string): string[] {
  const directives = parsePolicy(policy);
  // style-src-elem falls back to style-src, and each to default-src.
  const sourcesOf = (directive: string) =>
    directives.get(directive) ??
    directives.get(directive.replace(/-(elem|attr)$/, '')) ??
    directives.get('default-src') ?? ['*'];
  const allows = (sources: string[], address: string) => {
    const { origin: host, href, protocol } = new URL(address, origin);
    return sources.some(
      (source) =>
        source === '*' ||
        source === protocol ||
        (source === "'self'" && host === origin) ||
        (source.includes('://') && href.startsWith(source)),
    );
  };
  const scripts = sourcesOf('script-src');
  return [
    ...loadsOf(html)
      .filter(({ directive, address }) => !allows(sourcesOf(directive), address))
      .map(({ directive, address }) => `${directive} does not admit ${address}`),
    ...inlineScriptHashes(html)
      .filter((hash) => !scripts.includes(hash))
      .map((hash) => `script-src does not admit the inline script ${hash}`),
    ...(/<[^>]+\sstyle="/.test(html) ? ['a style attribute is refused'] : []),
    ...(/<[^>]+\son[a-z]+="/.test(html) ? ['an inline event handler is refused'] : []),
  ];
}
