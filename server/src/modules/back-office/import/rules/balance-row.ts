import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { ImportField, ImportPlanOf } from '@school/contract/back-office/import-shapes';

import { dayIn } from './day.ts';
import type { Said } from './said.ts';

/** Lessons that a family brings along, and the last day they may be used; null: as long as a package. */
export interface OpeningBalance {
  gold: number;
  silver: number;
  lastDay: string | null;
}

/** A whole number of lessons; nothing written is none. `8,0` is what spreadsheets make of 8. */
function lessonsIn(written = ''): number | undefined {
  if (written === '' || written === '-' || written === '–') return 0;
  const [, whole] = /^(\d{1,4})(?:[.,]0+)?$/.exec(written) ?? [];
  return whole === undefined ? undefined : Number(whole);
}

/** What a line gives, or the field that cannot be read: no more than a manager gives at once, and at least a lesson. `today` is the school's. */
export function balanceIn(
  said: Said,
  { all: { locale } }: Pick<ImportPlanOf<'balances'>, 'all'>,
  today: string,
): { balance: OpeningBalance } | { unread: ImportField } {
  const [gold, silver] = [lessonsIn(said.lessons), lessonsIn(said.groupLessons)];
  const { unitsAtOnce } = backOfficeLimits;
  if (gold === undefined || gold > unitsAtOnce) return { unread: 'lessons' };
  if (silver === undefined || silver > unitsAtOnce) return { unread: 'groupLessons' };
  if (gold + silver === 0) return { unread: said.lessons === undefined ? 'groupLessons' : 'lessons' };
  const lastDay = said.until ? dayIn(said.until, locale) : null;
  if (lastDay === undefined || (lastDay !== null && lastDay < today)) return { unread: 'until' };
  return { balance: { gold, silver, lastDay } };
}
