import { backOfficeLimits } from '@school/contract/back-office/limits';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { schoolNow } from '#api/school-clock.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { csvOf } from '#kit/csv.ts';
import { raiseNotice } from '#kit/notice.ts';
import { saveFile } from '#kit/save-file.ts';
import { cellText, type ColumnId, type FamilyRow, parentOf, type Speech } from './columns.ts';
import { type FamiliesPlace, listOf } from './use-families-place.ts';

export interface FamiliesFile {
  /** Families that have come, while the file is made; undefined when none is. */
  made: number | undefined;
  save(): void;
}

/** The whole list as a file, in its order and with the columns that are shown: as many calls as it takes. */
export function useFamiliesFile(place: FamiliesPlace, columns: readonly ColumnId[], speech: Speech): FamiliesFile {
  const { t } = speech;
  const [made, setMade] = useState<number>();
  const make = async () => {
    const rows: FamilyRow[] = [];
    let before: string | null | undefined;
    do {
      setMade(rows.length);
      const query = { ...listOf(place), limit: backOfficeLimits.familiesOfFile, ...(typeof before === 'string' && { before }) };
      const page = await api('GET /manager/families', { query });
      rows.push(...page.families);
      before = page.next;
    } while (before !== null);
    const head = [t.columns.parent, ...columns.map((id) => t.columns[id])];
    const lines = rows.map((row) => [parentOf(row), ...columns.map((id) => cellText(row, id, speech))]);
    saveFile(t.fileName(wallClock(schoolNow(), schoolZone).date), csvOf(head, lines), 'text/csv;charset=utf-8');
  };
  return {
    made,
    save: () =>
      void make()
        .catch(() => raiseNotice({ tone: 'bad', text: t.fileFailed }))
        .finally(() => setMade(undefined)),
  };
}
