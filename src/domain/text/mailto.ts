/** An address that only opens a mail to `email`, whatever else is part of it. */
export function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
