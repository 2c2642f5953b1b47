import type { SubstitutionChoice } from '@school/contract/staffing/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { familiesIn } from '#modules/calendar';
import { type Away, mayBeAway, stretchOf } from '#modules/calendar/rules';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { substitutionsFor } from './substitutes.ts';

/** What an absence would touch: its lessons that have not begun, with who could take each, the best first. */
export const previewAbsence =
  (deps: StaffingDependencies) =>
  async (teacherId: string, away: Away): Promise<{ may: Verdict; lessons: SubstitutionChoice[]; families: number }> => {
    const { zone } = await deps.teachers.find(teacherId);
    const now = deps.clock.now();
    const may = mayBeAway(away, now.toZonedDateTimeISO(zone).toPlainDate());
    if (!may.allowed) return { may, lessons: [], families: 0 };
    const stretch = stretchOf({ ...away, endedAt: null }, zone);
    const touched = await deps.lessons.aheadOfTeacher(teacherId, stretch.from, stretch.to, now);
    return {
      may: (await deps.absences.overlaps(teacherId, away)) ? refused('scheduling.absence_exists') : allowed(),
      lessons: await substitutionsFor(deps)(touched),
      families: familiesIn(touched).length,
    };
  };
