import { importLimits } from '@school/contract/back-office/import-limits';
import type { ImportKind } from '@school/contract/back-office/import-shapes';
import { useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { changed } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { goTo } from '#kit/router/navigation.ts';

import { readTable } from '../table-file/read-table.ts';
import { sendTable } from './send-table.ts';

const bytes = (megabytes: number): number => megabytes * 1024 * 1024;

/** A file from the disk to the school: read here, handed over, and the page of its import opened. */
export function useFile() {
  const t = useTexts('tableImport');
  const [busy, setBusy] = useState(false);
  /** What is wrong with the file, or what it was read as. */
  const [said, setSaid] = useState<string>();

  const take = async (file: File, kind: ImportKind): Promise<string | undefined> => {
    if (file.size > bytes(importLimits.fileMegabytes)) return t.tooLarge;
    const table = await readTable(await file.arrayBuffer(), bytes(importLimits.unpackedMegabytes)).catch(() => undefined);
    if (!table) return t.notTable;
    if (table.rows.length > importLimits.rows) return t.tooLong(table.rows.length);
    if (table.heads.length > importLimits.columns) return t.tooWide;
    setSaid(t.read(file.name, t.formats[table.format]));
    const { importId } = await sendTable(kind, file.name, table);
    await changed('GET /manager/imports');
    void goTo(`/manager/import/${importId}`);
    return undefined;
  };
  const open = async (file: File, kind: ImportKind) => {
    setBusy(true);
    setSaid(t.reading);
    try {
      const wrong = await take(file, kind);
      if (wrong !== undefined) setSaid(wrong);
    } catch (fault) {
      // A refusal is told by the notice at the top.
      if (!(fault instanceof SchoolRefusal)) throw fault;
      setSaid(undefined);
    } finally {
      setBusy(false);
    }
  };
  return { busy, said, open };
}
