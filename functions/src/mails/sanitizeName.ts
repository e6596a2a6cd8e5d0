const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The name without direction marks, with which it could change how the rest of a line reads, and without the beginning of
 * an encoded word (RFC 2047), which a mail program would decode into another name.
 */
export function sanitizeName(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replaceAll('=?', '= ?');
}
