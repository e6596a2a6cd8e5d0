/** A text of somebody who does not exist: reserved names (RFC 2606) and telephone numbers of films. */
const PLACEHOLDER = /\.example\b|\bexample\.(com|org|net)\b|\b5{3,4}[- ]?0\d{3}\b|5555\d{4}\b/i;

/**
 * The placeholders among `values`, which may be nested, each with the name of its field in front:
 * `email "ola@studio.example"`.
 */
export function placeholders(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = Array.isArray(values) ? prefix.replace(/\.$/, '') : `${prefix}${key}`;
    if (typeof value === 'object' && value !== null) return placeholders(value, `${name}.`);
    return typeof value === 'string' && PLACEHOLDER.test(value) ? [`${name} "${value}"`] : [];
  });
}
