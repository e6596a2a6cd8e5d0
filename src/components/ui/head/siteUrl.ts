const origin = (import.meta.env.VITE_SITE_URL || 'http://localhost:5005').replace(/\/$/, '');

/** The full address of a path of this site, for canonical links and share cards. */
export function siteUrl(path: string): string {
  return path === '/' ? `${origin}/` : `${origin}${path}`;
}
