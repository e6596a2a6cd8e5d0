import type { Scanner } from './Scanner.ts';

const largestInteger = 2n ** 63n - 1n;

const octalCode = /[0-3][0-7]{2}/y;

const escapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};

/**
 * An integer (bigint, 64 bits) or a float (number), or undefined when there is no number here; exponents and leading
 * zeros are not allowed. The smallest integer can be parsed only together with its minus sign.
 */
export function parseNumber(scanner: Scanner): bigint | number | undefined {
  const at = scanner.position();
  if (scanner.scan(/-9223372036854775808\b/y)) return -largestInteger - 1n;
  const text = scanner.scan(/(?:0|[1-9]\d*)\.\d*|\.\d+|0|[1-9]\d*/y);
  if (text === undefined) return undefined;
  if (text.includes('.')) return Number(text);
  const value = BigInt(text);
  return value <= largestInteger ? value : scanner.fail(`the integer ${text} does not fit 64 bits`, at);
}

/**
 * Bytes such as b'text', or undefined when there are none here: a character stands for its UTF-8 bytes, `\\x00` and
 * `\\000` (octal) for single bytes.
 */
export function parseBytes(scanner: Scanner): Uint8Array | undefined {
  const at = scanner.position();
  const quote = scanner.scan(/[bB](?=['"])/y) && scanner.scan(/['"]/y);
  if (!quote) return undefined;
  const parts: Buffer[] = [];
  for (;;) {
    const plain = scanner.scan(quote === "'" ? /[^'\\\n]+/y : /[^"\\\n]+/y);
    if (plain) parts.push(Buffer.from(plain));
    if (scanner.scan(quote === "'" ? /'/y : /"/y)) return new Uint8Array(Buffer.concat(parts));
    if (!scanner.scan(/\\/y)) scanner.fail('these bytes do not end on their line', at);
    const octal = scanner.scan(octalCode);
    const hexadecimal = octal ? undefined : scanner.scan(/x[0-9A-Fa-f]{2}/y);
    if (octal) parts.push(Buffer.of(Number.parseInt(octal, 8)));
    else if (hexadecimal) parts.push(Buffer.from(hexadecimal.slice(1), 'hex'));
    else parts.push(Buffer.from(parseEscape(scanner)));
  }
}

/** A string in single or double quotes, or undefined when there is none here. An unknown escape is an error. */
export function parseString(scanner: Scanner): string | undefined {
  const at = scanner.position();
  const quote = scanner.scan(/['"]/y);
  if (quote === undefined) return undefined;
  const plain = quote === "'" ? /[^'\\\n]+/y : /[^"\\\n]+/y;
  let text = '';
  for (;;) {
    text += scanner.scan(plain) ?? '';
    if (scanner.scan(quote === "'" ? /'/y : /"/y)) return text;
    if (!scanner.scan(/\\/y)) scanner.fail('this string does not end on its line', at);
    text += parseEscape(scanner);
  }
}

function parseEscape(scanner: Scanner): string {
  const code = scanner.scan(/u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}/y);
  if (code) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
  const octal = scanner.scan(octalCode);
  if (octal) return String.fromCharCode(Number.parseInt(octal, 8));
  const sign = scanner.scan(/[^\n]/y) ?? '';
  return (
    escapes[sign] ?? scanner.fail(`unknown escape "\\${sign}" in a string (write "\\\\${sign}" in a pattern)`)
  );
}
