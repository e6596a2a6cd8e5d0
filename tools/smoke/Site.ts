/** An answer as it came, without following a redirect. */
export type Answer = { status: number; headers: Headers; text: string };

/** A site that is asked at its address; nothing else is known of it. */
export type Site = ReturnType<typeof openSite>;

/**
 * Opens the site at an address such as `https://www.studio.com`, of which `origin` is the part before the path. `ask` throws
 * when nobody answers within 20 s.
 */
export function openSite(address: string) {
  const { origin } = new URL(address);
  return {
    origin,
    ask: async (path: string, init: RequestInit = {}): Promise<Answer> => {
      const response = await fetch(new URL(path, origin), {
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
        ...init,
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

/** The addresses in the sitemap, as paths. */
export async function sitemapPaths({ ask }: Site): Promise<string[]> {
  const { text } = await ask('/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** One thing that must hold of a deployed site. */
export type Check = {
  name: string;
  /** The ways in which it does not hold, each in a few words; none when it does. Throws when nobody answers. */
  find: (site: Site) => Promise<string[]>;
};

/** Problems of several things, asked one after another; each begins with the name of its thing. */
export async function findInEach<Thing>(
  things: readonly Thing[],
  find: (thing: Thing) => Promise<string[]>,
  nameOf: (thing: Thing) => string = String,
): Promise<string[]> {
  const problems: string[] = [];
  for (const thing of things)
    for (const problem of await find(thing)) problems.push(`${nameOf(thing)}: ${problem}`);
  return problems;
}
