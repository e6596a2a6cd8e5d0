/** With this mark, spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The separator in Portuguese spreadsheets, whose decimal sign is the comma. English spreadsheets detect it. */
const SEPARATOR = ';';

/**
 * The beginning of a formula (OWASP, CSV Injection). Also matches after commas, tabs and line breaks, with or without a
 * quote, because some programs begin a new cell there.
 */
const FORMULA_START = /((?:^|[,;\t\r\n])[ "]*)([=+\-@＝＋－＠])/g;

/** Puts an apostrophe before each beginning of a formula, also after a separator within the cell. */
export function escapeFormula(cell: string): string {
  return cell.replace(/^(?=[\t\r\n])/, "'").replace(FORMULA_START, "$1'$2");
}

const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Makes a CSV file without formulas (RFC 4180, but with semicolons instead of commas, and a byte order mark). */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map((cell) => quote(escapeFormula(cell))).join(SEPARATOR)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
