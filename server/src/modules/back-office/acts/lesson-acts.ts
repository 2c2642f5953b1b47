import { doAct, previewAct } from './do-act.ts';
import { doMany, previewMany } from './do-many.ts';
import { logged } from './log-lesson.ts';
import { readRequests } from './read-requests.ts';
import { showLessons } from './show-lessons.ts';
import type { ActTools } from './tools.ts';

/**
 * What managers do about lessons (docs/rules/people.md#staff, docs/rules/back-office.md#changing-lessons): each act is tried out for its preview, has a reason, and is
 * written into the log; the family is told by the same messages as ever.
 */
export const createLessonActs = (tools: ActTools) => ({
  show: showLessons(tools),
  requests: readRequests(tools),
  preview: previewAct(tools),
  carryOut: doAct(tools),
  previewMany: previewMany(tools),
  carryOutMany: doMany(tools),
  /** For calls that families and managers share. */
  logged: logged(tools),
  trialTimes: tools.scheduling.trialTimes,
  lessonTimes: tools.scheduling.singleSlots,
  weeklyTimes: tools.scheduling.weeklyTimes,
  substitutes: tools.staffing.substitutesOf,
});

export type LessonActs = ReturnType<typeof createLessonActs>;
