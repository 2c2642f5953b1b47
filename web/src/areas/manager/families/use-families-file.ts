import { backOfficeLimits } from '@school/contract/back-office/limits';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { schoolNow } from '#api/school-clock.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { csvOf } from '#kit/csv.ts';
import { raiseNotice } from '#kit/notice.ts';
import { saveFile } from '#kit/save-file.ts';
import { everyPage } from '../every-page.ts';
import { cellText, type ColumnId, parentOf, type Speech } from './columns.ts';
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
    setMade(0);
    const read = (before: string | undefined) =>
      api('GET /manager/families', {
        query: { ...listOf(place), limit: backOfficeLimits.familiesOfFile, ...(before !== undefined && { before }) },
      });
    const rows = (await everyPage(read, (pages) => setMade(pages.flatMap(({ families }) => families).length))).flatMap(
      ({ families }) => families,
    );
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
