/** A mailto address. `email` is escaped, so that it cannot add other header fields. */
export function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
