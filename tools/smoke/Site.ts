/** An answer as it came, without following a redirect. */
export type Answer = { status: number; headers: Headers; text: string };

/** A site that is asked at its address; nothing else is known of it. */
export type Site = {
  /** Its address without a slash at the end. */
  origin: string;
  /** Asks for an address below the site's own; throws when nobody answers within 20 s. */
  ask: (path: string, init?: RequestInit) => Promise<Answer>;
};

/** Opens the site at an address such as `https://www.studio.com`. Throws when it is none. */
export function openSite(address: string): Site {
  const { origin } = new URL(address);
  return {
    origin,
    ask: async (path, init = {}) => {
      const response = await fetch(new URL(path, origin), {
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
        ...init,
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}
