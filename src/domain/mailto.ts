/** An address that only opens a mail to `email`, whatever else is part of it, with a subject if one is given. */
export function mailto(email: string, subject = ''): string {
  const target = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${target}${subject && `?subject=${encodeURIComponent(subject)}`}`;
}
