import type { Restaffing } from '@school/contract/scheduling/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type Away, mayBeAway, stretchOf } from '../rules/absence.ts';
import type { StaffTools } from './staff-tools.ts';
import { restaffingsOf } from './substitutes.ts';
import { familiesIn } from './touched-lessons.ts';

/** What an absence would touch: its lessons that have not begun, with who could take each, the best first. */
export const previewAbsence =
  (tools: StaffTools) =>
  async (teacherId: string, away: Away): Promise<{ may: Verdict; lessons: Restaffing[]; families: number }> => {
    const { zone } = await tools.teachers.find(teacherId);
    const now = tools.clock.now();
    const may = mayBeAway(away, now.toZonedDateTimeISO(zone).toPlainDate());
    if (!may.allowed) return { may, lessons: [], families: 0 };
    const stretch = stretchOf({ ...away, endedAt: null }, zone);
    const touched = await tools.lessons.aheadOfTeacher(teacherId, stretch.from, stretch.to, now);
    return {
      may: (await tools.absences.overlaps(teacherId, away)) ? refused('scheduling.absence_exists') : allowed(),
      lessons: await restaffingsOf(tools)(touched),
      families: familiesIn(touched).length,
    };
  };
