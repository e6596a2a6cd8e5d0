/** With this mark, spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The separator of Portuguese spreadsheets, where the comma is the decimal sign. English spreadsheets detect it. */
const SEPARATOR = ';';

/**
 * How spreadsheets recognise a formula (OWASP, CSV Injection). It is also matched after commas, tabs and line breaks,
 * with or without a quote: some programs begin a new cell there.
 */
const FORMULA_START = /((?:^|[,;\t\r\n])[ "]*)([=+\-@＝＋－＠])/g;

/** Puts an apostrophe before everything that a spreadsheet would calculate, also after a separator within the cell. */
export function escapeFormula(cell: string): string {
  return cell.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA_START, "$1'$2");
}

const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Makes a CSV file with a byte order mark and without formulas: RFC 4180, but with semicolons instead of commas. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map((cell) => quote(escapeFormula(cell))).join(SEPARATOR)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
