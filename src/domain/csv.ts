/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets in Portuguese split a line at; the comma is their decimal sign. Those in English find out. */
const SEPARATOR = ';';

/** How a cell begins that spreadsheets would take for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The cell with an apostrophe before whatever a spreadsheet would calculate. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Rows of cells as a CSV file, defused and with a byte order mark: quotes and CRLF as in RFC 4180, semicolons for its
 * commas.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map((cell) => quote(escapeFormula(cell))).join(SEPARATOR)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
