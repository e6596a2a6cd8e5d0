const base = (import.meta.env.VITE_MEDIA_BASE_URL || '/images').replace(/\/$/, '');

/** The URL of a site picture: `fileName` under VITE_MEDIA_BASE_URL, or by default under the site's own /images. */
export function mediaUrl(fileName: string): string {
  return `${base}/${fileName}`;
}
