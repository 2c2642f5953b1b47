import type { Import, ImportKind } from '@school/contract/back-office/import-shapes';
import { importLimits } from '@school/contract/back-office/import-limits';

import { api } from '#api/client.ts';

import type { TableFile } from '../table-file/read-table.ts';

const { rowsAtOnce, bytesAtOnce, cellLength, nameLength } = importLimits;

const encoder = new TextEncoder();

/**
 * A cell as the school takes it: what no keyboard has is left out, what is longer than any name or note, and the apostrophe that
 * keeps a spreadsheet from computing it.
 */
const cellOf = (cell: string): string =>
  cell
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, cellLength);

const headOf = (head: string): string =>
  cellOf(head)
    .replaceAll(/[\s\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim();

/** Lines in parts, none larger than the school takes at once. */
function partsOf(rows: readonly string[][]): string[][][] {
  const parts: string[][][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const last = parts.at(-1);
    if (!last || last.length === rowsAtOnce || bytes + size > bytesAtOnce) {
      parts.push([row]);
      bytes = size;
    } else {
      last.push(row);
      bytes += size;
    }
  }
  return parts;
}

/** Hands a table over to the school, part by part. */
export async function sendTable(kind: ImportKind, fileName: string, { heads, rows }: TableFile): Promise<Import> {
  let it = await api('POST /manager/imports', {
    body: { kind, fileName: headOf(fileName).slice(0, nameLength), heads: heads.map(headOf), rows: rows.length },
  });
  let from = 1;
  for (const some of partsOf(rows.map((row) => row.slice(0, heads.length).map(cellOf)))) {
    it = await api('POST /manager/imports/:importId/rows', { params: { importId: it.importId }, body: { from, rows: some } });
    from += some.length;
  }
  return it;
}
