import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFile, escapeFormula } from '#src/domain/text/csv.ts';

/** Parses a file by RFC 4180, but with semicolons, character by character. */
function parseCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const text = file.replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === ';') {
      row.push(cell);
      cell = '';
    } else if (!quoted && letter === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += letter;
  }
  return rows;
}

/** Any code point except surrogates. fast-check's own `binary` first lists them all, which takes more than a second. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
const typed = fc.string({ unit: anyCharacter });
const troublesome = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'ã', ' '),
});
const cells = fc.oneof(typed, troublesome);

it('a CSV parser can read back every cell, whatever was typed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cells, { minLength: 1 })), (rows) => {
      expect(parseCsv(csvFile(rows))).toEqual(rows.map((row) => row.map(escapeFormula)));
    }),
  );
});

it('escaping leaves no cell that begins like a formula, and changes no other cell', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      const defused = escapeFormula(cell);
      expect(defused).not.toMatch(/^[=+\-@\t\r\n]/);
      for (const part of defused.split(/[,;\t\r\n]/)) expect(part).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/);
      if (/^[\p{L}\p{N}() ]*$/u.test(cell)) expect(defused).toBe(cell);
    }),
  );
});

it.each(['=HYPERLINK("http://example.com")', '+55 11 90000-0000', '-1+1', '@SUM(1)', '＝1'])(
  '%j gets an apostrophe before it',
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`);
  },
);

it.each([
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['Ana,=1+1', "Ana,'=1+1"],
  ['Ana; +1', "Ana; '+1"],
  ['Ana\t@SUM(1)', "Ana\t'@SUM(1)"],
  ['Ana\r\n-1', "Ana\r\n'-1"],
  ['Ana","=1', 'Ana","\'=1'],
])('a formula in %j after a separator of another program is escaped', (cell, defused) => {
  expect(escapeFormula(cell)).toBe(defused);
});

it('a file begins with the byte order mark that makes spreadsheets read UTF-8, and ends every row with CRLF', () => {
  expect(
    csvFile([
      ['Nome', 'Email'],
      ['Ana "Nina" Souza', 'a;b\nc'],
    ]),
  ).toBe('\uFEFFNome;Email\r\n"Ana ""Nina"" Souza";"a;b\nc"\r\n');
});
