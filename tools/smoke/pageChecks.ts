import { type Answer, type Check, findInEach, sitemapPaths } from './Site.ts';

const SECURITY = {
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=31536000(;|$)/,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
};

/** How the answer's headers differ from the wanted ones (a text, or a pattern), one phrase each. */
function expectHeaders({ headers }: Answer, wanted: Record<string, string | RegExp>): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const actual = headers.get(name);
    const holds = value instanceof RegExp ? value.test(actual ?? '') : actual === value;
    return holds ? [] : [`${name} is ${actual === null ? 'missing' : `"${actual}"`}`];
  });
}

/** The files of the build that a page names. */
const assetsOf = (html: string) =>
  [...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g) ?? [])].sort();

/** Checks of Hosting's answers for pages and files. */
export const pageChecks: Check[] = [
  {
    name: 'Pages carry the security headers and are asked for anew',
    find: ({ ask }) =>
      findInEach(['/', '/contato', '/nao-existe', '/sitemap.xml'], async (path) =>
        expectHeaders(await ask(path), {
          ...SECURITY,
          'cache-control': 'public, max-age=0, must-revalidate',
        }),
      ),
  },
  {
    name: 'Every page of the sitemap answers with itself, those with accents too',
    find: async (site) => {
      const paths = await sitemapPaths(site);
      if (paths.length < 10) return [`the sitemap has ${paths.length} pages`];
      if (!paths.some((path) => path.includes('%'))) return ['no address has an accent'];
      return findInEach(paths, async (path) => {
        const { status, text } = await site.ask(path);
        if (status !== 200) return [`answered with ${status}`];
        const [, canonical = ''] = text.match(/<link rel="canonical" href="([^"]+)"/) ?? [];
        // The page for missing files has no canonical address.
        return URL.canParse(canonical) && new URL(canonical).pathname === path
          ? []
          : [`its canonical address is "${canonical}"`];
      });
    },
  },
  {
    name: 'Files of the build are kept for a year',
    find: async ({ ask }) => {
      const files = assetsOf((await ask('/')).text);
      if (files.length < 3) return [`the first page names ${files.length} files`];
      return findInEach(files, async (path) => {
        const answer = await ask(path);
        if (answer.status !== 200) return [`answered with ${answer.status}`];
        return expectHeaders(answer, { 'cache-control': 'public, max-age=31536000, immutable' });
      });
    },
  },
  {
    name: 'A missing file is a 404 that nobody keeps',
    find: async ({ ask }) => {
      const answer = await ask('/assets/site-00000000.js');
      const status = answer.status === 404 ? [] : [`answered with ${answer.status}`];
      return [...status, ...expectHeaders(answer, { 'cache-control': /no-store/ })];
    },
  },
  {
    name: 'Pictures are kept for a day',
    find: async ({ ask }) => {
      const [picture] = (await ask('/')).text.match(/\/images\/[^"\s,]+/) ?? [];
      if (!picture) return ['the first page names no picture'];
      return expectHeaders(await ask(picture), { 'cache-control': /^public, max-age=86400/ });
    },
  },
  {
    name: 'security.txt says whom to tell, and is not out of date',
    find: async ({ ask }) => {
      const { status, text } = await ask('/.well-known/security.txt');
      if (status !== 200) return [`answered with ${status}`];
      const [, expires = ''] = text.match(/^Expires: (.+)$/m) ?? [];
      return [
        ...(/^Contact: mailto:\S+@\S+$/m.test(text) ? [] : ['it names no address']),
        ...(Date.parse(expires) > Date.now() ? [] : [`it expired on ${expires}: deploy anew`]),
      ];
    },
  },
];
