import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';

import { ageOn } from '#modules/families';
import { schoolZone } from '@school/contract/school/zone';

import type { ActTools } from './tools.ts';

const startOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(schoolZone()).toInstant();

/** The lessons of a family with all they hang on, for managers. Without days: from two weeks ago to the horizon. */
export const showLessons =
  ({ families, calendar, scheduling, staffing, groups, ledger, clock }: ActTools) =>
  async (familyId: string, days: { from?: string | undefined; until?: string | undefined }): Promise<FamilyLessons> => {
    const { firstName, lastName, timezone } = await families.family(familyId);
    const now = clock.now();
    const from = days.from ? startOf(days.from) : now.subtract({ hours: 24 * backOfficeLimits.lessonsBackDays });
    const to = days.until ? startOf(days.until).add({ hours: 24 }) : await calendar.lessonsUntil();
    const [kids, processes, lessons, mine, open] = await Promise.all([
      families.kidsOf(familyId),
      scheduling.managedProcesses(familyId),
      staffing.familyLessons(familyId, { from, to }),
      groups.mine(familyId),
      groups.list(),
    ]);
    return {
      familyId,
      timezone,
      processes,
      lessons,
      parentName: `${firstName} ${lastName}`.trim(),
      now: now.toString(),
      from: from.toString(),
      to: to.toString(),
      kids: kids.map(({ kidUid, name, birth }) => ({ kidUid, name, age: ageOn(birth, now) })),
      enrolments: mine.enrolments,
      visits: mine.visits,
      waiting: mine.waiting,
      groups: open,
      free: { gold: await ledger.free(familyId, 'gold'), silver: await ledger.free(familyId, 'silver') },
    };
  };
