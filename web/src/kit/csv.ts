/** A byte order mark: without it a spreadsheet reads Cyrillic as noise. */
const mark = '\uFEFF';

/**
 * A table as a file for a spreadsheet: UTF-8 with a mark, cells parted by semicolons (what a Russian spreadsheet
 * expects), lines by CRLF. People type names and letters themselves, so no cell can become a formula.
 */
export const csvOf = (head: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  mark + [head, ...rows].map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');

/** A phone as we write it computes to nothing. */
const phone = /^\+\d{1,3}(?: \d[\d-]*)+$/;

/** One cell: an apostrophe before what a spreadsheet would compute, quotes around what would break the line. */
export function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) && !phone.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
