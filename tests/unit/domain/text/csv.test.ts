import { expect, it } from 'vitest';
import { csvFile, escapeFormula } from '#src/domain/text/csv.ts';

it.each([
  ['=HYPERLINK("http://example.com")', '\'=HYPERLINK("http://example.com")'],
  ['+55 11 90000-0000', "'+55 11 90000-0000"],
  ['-1+1', "'-1+1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1', "'＝1"],
  ['＋1,－1;＠1', "'＋1,'－1;'＠1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['Ana,=1+1', "Ana,'=1+1"],
  ['Ana; +1', "Ana; '+1"],
  ['Ana\t@SUM(1)', "Ana\t'@SUM(1)"],
  ['Ana\r\n-1', "Ana\r\n'-1"],
  ['Ana","=1', 'Ana","\'=1'],
  ['Ana (+55), 2 = 1 + 1', 'Ana (+55), 2 = 1 + 1'],
])(
  'each beginning of a formula gets an apostrophe, also after a separator of another program: %j',
  (cell, defused) => {
    expect(escapeFormula(cell)).toBe(defused);
  },
);

it('a file begins with the byte order mark that makes spreadsheets read UTF-8, and ends every row with CRLF', () => {
  const rows = [
    ['Nome', 'Email'],
    ['Ana Souza', ''],
  ];
  expect(csvFile(rows)).toBe('\uFEFFNome;Email\r\nAna Souza;\r\n');
});

it.each(['a;b', 'a,b', 'a\nb', 'a\rb', 'a "b"'])('%j is one cell, in quotes (RFC 4180)', (cell) => {
  expect(csvFile([[cell]])).toBe(`\uFEFF"${cell.replaceAll('"', '""')}"\r\n`);
});
