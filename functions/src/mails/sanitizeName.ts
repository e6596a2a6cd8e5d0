/** The name without direction marks, with which it could change how the rest of a line reads. */
export function sanitizeName(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}
