import { parse } from 'node-html-parser';
import { inlineScriptHashes } from '../prerender/assertPolicyAllows.ts';
import { type Check, findInEach, sitemapPaths } from './Site.ts';

/** Elements that load a file, their attribute, and the directive that decides on it. */
const loads = [
  ['script[src]', 'src', 'script-src'],
  ['iframe[src]', 'src', 'frame-src'],
  ['img[src]', 'src', 'img-src'],
  ['img[srcset], source[srcset]', 'srcset', 'img-src'],
  ['link[rel=stylesheet]', 'href', 'style-src-elem'],
  ['link[rel=modulepreload]', 'href', 'script-src'],
  ['link[rel=manifest]', 'href', 'manifest-src'],
  ['link[rel*=icon]', 'href', 'img-src'],
  ['link[rel=preload][as=font]', 'href', 'font-src'],
  ['link[rel=preload]:not([as=font])', 'href', 'img-src'],
] as const;

/** The addresses that a page loads, each after its directive; the modules that index.html loads stand in a list by names. */
function loadsOf(html: string): [directive: string, address: string][] {
  const page = parse(html);
  const modules = page.querySelector('#modules')?.text.split(' ') ?? [];
  const named = loads.flatMap(([selector, attribute, directive]) =>
    page.querySelectorAll(selector).flatMap((element): [string, string][] => {
      const value = element.getAttribute(attribute) ?? '';
      const addresses = attribute === 'srcset' ? value.split(',') : [value];
      return addresses.map((address) => [directive, address.trim().split(' ')[0] ?? '']);
    }),
  );
  return [...named, ...modules.map((name): [string, string] => ['script-src', `/assets/${name}.js`])];
}

/**
 * Parts of a page's own HTML that its policy would block at `origin`, one phrase each: files, inline
 * scripts, and the attributes that it never allows.
 */
export function policyProblems(html: string, policy: string, origin: string): string[] {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  // style-src-elem falls back to style-src, and each to default-src.
  const admitted = (directive: string) =>
    directives.get(directive) ??
    directives.get(directive.replace(/-(elem|attr)$/, '')) ??
    directives.get('default-src') ?? ['*'];
  const admits = (directive: string, address: string) => {
    const { origin: host, href, protocol } = new URL(address, origin);
    return admitted(directive).some(
      (source) =>
        source === '*' ||
        source === protocol ||
        (source === "'self'" && host === origin) ||
        (source.includes('://') && href.startsWith(source)),
    );
  };
  return [
    ...loadsOf(html)
      .filter(([directive, address]) => !admits(directive, address))
      .map(([directive, address]) => `${directive} does not admit ${address}`),
    ...inlineScriptHashes(html)
      .filter((hash) => !admitted('script-src').includes(hash))
      .map((hash) => `script-src does not admit the inline script ${hash}`),
    ...(/<[^>]+\sstyle="/.test(html) ? ['a style attribute is refused'] : []),
    ...(/<[^>]+\son[a-z]+="/.test(html) ? ['an inline event handler is refused'] : []),
  ];
}

/** Checks that the security policy lets the pages work. */
export const policyChecks: Check[] = [
  {
    name: 'The security policy admits what each page loads',
    find: async (site) => {
      const paths = [...(await sitemapPaths(site)), '/login', '/nao-existe'];
      return findInEach(paths, async (path) => {
        const { headers, text } = await site.ask(path);
        return policyProblems(text, headers.get('content-security-policy') ?? '', site.origin);
      });
    },
  },
];
