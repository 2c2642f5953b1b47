import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import { type ProcessRecord } from '#modules/calendar';
import { ageOn } from '#modules/families';
import { schoolZone } from '@school/contract/school/zone';

import { suggestedTimes } from '../rules/suggested-times.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';
import { openTimes } from './open-times.ts';

/** Minutes after midnight by the family's clock: after school, where a kid has no hour of its own yet. */
const afterSchool = 17 * 60;

/** Free times of the teacher a kid learns with. */
export interface SuggestedTimes {
  kidUid: string;
  courseCode: CourseCode | null;
  subject: SubjectCode;
  teacher: string;
  starts: Temporal.Instant[];
}

/**
 * A few free times of the teachers whom the kids of a family know, for a message that says how lessons could be used:
 * one a day, near the hour the kid is used to. Courses whose teacher has no time are left out.
 */
export const suggestTimes =
  (deps: SchedulingDependencies) =>
  async (familyId: string, most: number): Promise<SuggestedTimes[]> => {
    const now = deps.clock.now();
    const { timezone: zone } = await deps.families.family(familyId);
    const until = await deps.calendar.horizon();
    const suggested: SuggestedTimes[] = [];
    for (const process of await deps.processes.ofFamily(familyId, now)) {
      const { teacherId, kidUid, courseCode, subject, type, stored, pause } = process;
      if (type !== 'learning' || stored || pause?.hasBegun || !teacherId) continue;
      const minutes = await minutesFor(deps, process, ageOn((await deps.families.kidOf(familyId, kidUid)).birth, now), now);
      const times = (await openTimes(deps)({ kidUid, minutes, teacherIds: [teacherId], leaving: [] }, now, until)).get(teacherId);
      const starts = suggestedTimes(times?.starts() ?? [], { now, zone, minute: usualMinute(process, zone, now) }, most);
      if (starts.length > 0) suggested.push({ kidUid, courseCode, subject, teacher: (await deps.teachers.find(teacherId)).name, starts });
    }
    return suggested;
  };

/** The hour of the kid's regular lessons by the family's clock of today. */
function usualMinute({ days: [usual] }: ProcessRecord, zone: string, now: Temporal.Instant): number {
  if (!usual) return afterSchool;
  const midnight = now.toZonedDateTimeISO(schoolZone()).startOfDay().toInstant();
  const local = midnight.add({ minutes: usual.startMinute }).toZonedDateTimeISO(zone);
  return local.hour * 60 + local.minute;
}
