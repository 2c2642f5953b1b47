import { csvCells } from './csv-cells.ts';
import { decoded, type Encoding } from './decoded.ts';
import { readWorkbook } from './read-workbook.ts';

/** A table as it stands in a file: the first line are its heads. */
export interface TableFile {
  format: Encoding | 'xlsx';
  heads: string[];
  rows: string[][];
}

const separators = [';', '\t', ',', '|'];

/** Of the signs that can part cells the one that is most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const counted = separators.map((sign) => ({ sign, times: first.split(sign).length - 1 }));
  return counted.toSorted((one, other) => other.times - one.times)[0]?.sign ?? ';';
}

const isZip = (bytes: ArrayBuffer): boolean => bytes.byteLength > 4 && new DataView(bytes).getUint32(0) === 0x504b0304;

/** Reads a CSV of any usual kind, or a workbook; undefined when there is no table in it. */
export async function readTable(bytes: ArrayBuffer, mostBytes: number): Promise<TableFile | undefined> {
  const lines = isZip(bytes) ? await readWorkbook(bytes, mostBytes) : undefined;
  if (isZip(bytes) && !lines) return undefined;
  const { text, encoding } = lines ? { text: '', encoding: 'xlsx' as const } : decoded(bytes);
  // A text has no zero in it: it is a picture or a program.
  if (text.includes('\0')) return undefined;
  const all = lines ?? csvCells(text.replace(/^\ufeff/, ''), separatorOf(text));
  const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
  const [heads, ...rows] = all.slice(0, all.findLastIndex(isFilled) + 1);
  if (!heads || !isFilled(heads) || rows.length === 0) return undefined;
  return { format: encoding, heads: heads.map((head) => head.replaceAll(/\s+/g, ' ').trim()), rows };
}
