const base = (import.meta.env.VITE_MEDIA_BASE_URL || '/images').replace(/\/$/, '');

/** The address of a site picture: `fileName` under the media base (VITE_MEDIA_BASE_URL, else the site's own /images). */
export function mediaUrl(fileName: string): string {
  return `${base}/${fileName}`;
}
