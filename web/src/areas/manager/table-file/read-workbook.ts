import { unzip } from './unzip.ts';

/** Formats of dates that every workbook knows by their number (ECMA-376, 18.8.30). */
const dateFormats = new Set([14, 15, 16, 17, 22]);

/** The first sheet of a workbook (Office Open XML) as texts: a day as `2019-02-14`, a number as it is. Undefined when it is none. */
export async function readWorkbook(bytes: ArrayBuffer, mostBytes: number): Promise<string[][] | undefined> {
  const files = unzip(bytes, mostBytes);
  const page = async (name: string): Promise<Document | undefined> => {
    const text = await files?.text(name);
    return text === undefined ? undefined : new DOMParser().parseFromString(text, 'application/xml');
  };
  const book = await page('xl/workbook.xml');
  const [first] = of(book, 'sheet');
  const relation = first?.getAttribute('r:id');
  const target = of(await page('xl/_rels/workbook.xml.rels'), 'Relationship').find((it) => it.getAttribute('Id') === relation);
  const path = target?.getAttribute('Target');
  if (!path) return undefined;
  const sheet = await page(path.startsWith('/') ? path.slice(1) : `xl/${path}`);
  if (!sheet) return undefined;
  const shared = of(await page('xl/sharedStrings.xml'), 'si').map(textOf);
  const isDate = datesOf(await page('xl/styles.xml'));
  // Workbooks of old Macs count days from 1904.
  const dayZero = of(book, 'workbookPr')[0]?.getAttribute('date1904') === '1' ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);

  const cellText = (cell: Element): string => {
    const value = of(cell, 'v')[0]?.textContent ?? '';
    const type = cell.getAttribute('t');
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'inlineStr') return textOf(cell);
    if ((type === null || type === 'n') && value !== '' && isDate.has(Number(cell.getAttribute('s') ?? 0)))
      return new Date(dayZero + Math.round(Number(value) * 86_400_000)).toISOString().slice(0, 10);
    return value;
  };
  const rows: string[][] = [];
  for (const row of of(sheet, 'row')) {
    const number = Number(row.getAttribute('r') ?? rows.length + 1);
    // Empty rows are left out of the file, and count all the same.
    while (rows.length < number - 1 && rows.length < mostRows) rows.push([]);
    const cells: string[] = [];
    for (const cell of of(row, 'c')) {
      const column = columnOf(cell.getAttribute('r')) ?? cells.length;
      while (cells.length < column && cells.length < mostColumns) cells.push('');
      cells[column] = cellText(cell);
    }
    rows.push(cells);
  }
  return rows;
}

/** What a sheet can have at all. */
const mostRows = 1_048_576;
const mostColumns = 16_384;

/** Elements by their own name, whatever prefix the program gave them. */
const of = (within: Document | Element | undefined, name: string): Element[] => [...(within?.getElementsByTagNameNS('*', name) ?? [])];

/** A text may be in parts, each of its own look; how it is read aloud in Japanese is none of it. */
const textOf = (within: Element): string =>
  of(within, 't')
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => part.textContent ?? '')
    .join('');

/** The looks of cells that show a number as a day. */
function datesOf(styles: Document | undefined): Set<number> {
  const own = new Set(
    of(styles, 'numFmt')
      .filter((it) => /[ymd]/i.test((it.getAttribute('formatCode') ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')))
      .map((it) => Number(it.getAttribute('numFmtId'))),
  );
  const looks = of(of(styles, 'cellXfs')[0], 'xf').map((it) => Number(it.getAttribute('numFmtId')));
  return new Set(looks.flatMap((format, at) => (dateFormats.has(format) || own.has(format) ? [at] : [])));
}

/** `C7` stands in the third column. */
function columnOf(place: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  return column - 1;
}
