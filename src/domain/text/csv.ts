/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The separator of spreadsheets in Portuguese, where the comma is the decimal sign. Those in English detect it. */
const SEPARATOR = ';';

/**
 * How a formula begins for spreadsheets (OWASP, CSV Injection). A program that splits at commas, tabs or line breaks sees a
 * cell begin after each of them, with or without a quote.
 */
const FORMULA_START = /((?:^|[,;\t\r\n])[ "]*)([=+\-@＝＋－＠])/g;

/** The cell with an apostrophe before whatever a spreadsheet would calculate, also after a separator within it. */
export function escapeFormula(cell: string): string {
  return cell.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA_START, "$1'$2");
}

const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows of cells as a CSV file, defused and with a byte order mark: quotes and CRLF as in RFC 4180, semicolons for its commas. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map((cell) => quote(escapeFormula(cell))).join(SEPARATOR)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
