import * as z from 'zod/mini';

import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { CancelAskedBy, WantedDays } from '../scheduling/shapes.ts';
import { Day, Id, Instant, text, word } from '../shapes.ts';
import { named } from '../named.ts';

const ofLesson = { eventId: Id };
const ofProcess = { processId: Id };
const ofGroup = { kidUid: Id, groupId: Id };
const ofRequest = { requestId: Id };
const Scope = z.enum(['one', 'following', 'all']);

/**
 * Everything that a manager does about the lessons of a family (docs/rules/people.md#staff, docs/rules/lessons.md#changing-a-lesson, docs/rules/clubs.md#places). One shape for the preview and for
 * the action: what was shown is what is done.
 */
export const LessonAct = named(
  'LessonAct',
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('bookTrial'), kidUid: Id, subject: Subject, timestamp: Instant, teacherId: z.optional(Id) }),
    z.strictObject({ do: z.literal('bookLesson'), ...ofProcess, teacherId: Id, timestamp: Instant }),
    z.strictObject({ do: z.literal('transfer'), ...ofLesson, scope: Scope, timestamp: Instant, teacherId: z.optional(Id) }),
    /** Whose request it is: the family reads «the school called it off» only when the school did. */
    z.strictObject({ do: z.literal('cancel'), ...ofLesson, scope: Scope, askedBy: CancelAskedBy }),
    z.strictObject({ do: z.literal('replaceTeacher'), ...ofLesson, teacherId: Id }),
    /** The unit comes back with a bonus lesson: the teacher did not come. */
    z.strictObject({ do: z.literal('giveBack'), ...ofLesson }),
    z.strictObject({ do: z.literal('conducted'), ...ofLesson, absent: z.optional(z.array(Id).check(z.maxLength(100))) }),
    z.strictObject({ do: z.literal('missed'), ...ofLesson }),
    z.strictObject({ do: z.literal('brokeDown'), ...ofLesson }),
    z.strictObject({
      do: z.literal('reportTrial'),
      ...ofLesson,
      outcome: z.enum(['recommended', 'notYet']),
      courseCode: z.optional(CourseCode),
      level: z.optional(word(10)),
      text: text(2000),
    }),
    z.strictObject({ do: z.literal('setSchedule'), ...ofProcess, teacherId: Id, days: WantedDays }),
    z.strictObject({ do: z.literal('changeSchedule'), ...ofProcess, teacherId: Id, days: WantedDays }),
    z.strictObject({ do: z.literal('pauseSchedule'), ...ofProcess, from: Day, until: Day }),
    z.strictObject({ do: z.literal('resumeSchedule'), ...ofProcess }),
    z.strictObject({ do: z.literal('endSchedule'), ...ofProcess }),
    z.strictObject({ do: z.literal('changeTeacher'), ...ofProcess, teacherId: Id, days: z.optional(WantedDays) }),
    /** The answer is what the family reads. */
    z.strictObject({ do: z.literal('declineTeacherRequest'), ...ofRequest, answer: text(1000) }),
    z.strictObject({ do: z.literal('enrol'), ...ofGroup }),
    z.strictObject({ do: z.literal('removeFromGroup'), ...ofGroup }),
    z.strictObject({ do: z.literal('moveToGroup'), ...ofGroup, toGroupId: Id }),
    /** Keeps a free place of a group for a request on the waiting list; the family takes it or not. */
    z.strictObject({ do: z.literal('offerPlace'), ...ofRequest, groupId: Id }),
    z.strictObject({ do: z.literal('declineWaiting'), ...ofRequest, answer: text(1000) }),
  ]),
);
export type LessonAct = z.infer<typeof LessonAct>;

/** What may be done with several lessons at once, whoever's they are. */
export const ManyAct = named(
  'ManyAct',
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('cancel') }),
    z.strictObject({ do: z.literal('replaceTeacher'), teacherId: Id }),
    z.strictObject({ do: z.literal('giveBack') }),
  ]),
);
export type ManyAct = z.infer<typeof ManyAct>;
