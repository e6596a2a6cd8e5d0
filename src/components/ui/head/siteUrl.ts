const origin = (import.meta.env.VITE_SITE_URL || 'http://localhost:5005').replace(/\/$/, '');

export function siteUrl(path: string): string {
  return path === '/' ? `${origin}/` : `${origin}${path}`;
}
