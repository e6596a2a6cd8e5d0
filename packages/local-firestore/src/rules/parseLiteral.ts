import type { Scanner } from './Scanner.ts';

const largestInteger = 2n ** 63n - 1n;

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

/** An integer (bigint, 64 bits) or a float (number), or undefined when there is no number here. */
export function parseNumber(scanner: Scanner): bigint | number | undefined {
  const at = scanner.position();
  const text = scanner.scan(/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  if (text === undefined) return undefined;
  if (/[.eE]/.test(text)) return Number(text);
  const value = BigInt(text);
  return value <= largestInteger ? value : scanner.fail(`the integer ${text} does not fit 64 bits`, at);
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
  const sign = scanner.scan(/[^\n]/y) ?? '';
  return (
    escapes[sign] ?? scanner.fail(`unknown escape "\\${sign}" in a string (write "\\\\${sign}" in a pattern)`)
  );
}
