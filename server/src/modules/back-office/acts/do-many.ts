import type { ManyAct } from '@school/contract/back-office/lesson-acts';
import type { ManyRow } from '@school/contract/back-office/lesson-shapes';
import type { AuditAct } from '@school/contract/audit/limits';
import { allowed } from '@school/contract/verdict';

import { logged } from './log-lesson.ts';
import type { ActTools, Manager } from './tools.ts';
import { tryOut, verdictOr } from '#platform/try-out';

const words = {
  cancel: 'lessons.cancelled',
  replaceTeacher: 'lessons.teacher_replaced',
  giveBack: 'lessons.returned',
} as const satisfies Record<ManyAct['do'], AuditAct>;

interface Several {
  eventIds: readonly string[];
  act: ManyAct;
  reason: string;
}

/** What one act on several lessons would come to, row by row; each is tried alone, as it would be done. */
export const previewMany =
  (tools: ActTools) =>
  async (by: Manager, { eventIds, act }: Omit<Several, 'reason'>): Promise<{ rows: ManyRow[]; families: number }> => {
    const rows = await rowsOf(tools, eventIds, (eventId) => tryOut(tools.db, () => one(tools, by, eventId, act, 'preview')));
    const touched = rows.filter(({ may }) => may.allowed).flatMap(({ families }) => families.map(({ familyId }) => familyId));
    return { rows, families: new Set(touched).size };
  };

/** Does it lesson by lesson, each in a transaction of its own with its entry in the log. */
export const doMany =
  (tools: ActTools) =>
  async (by: Manager, { eventIds, act, reason }: Several): Promise<{ rows: ManyRow[]; done: number }> => {
    const rows = await rowsOf(tools, eventIds, (eventId) =>
      logged(tools)(by, { eventId, act: words[act.do], reason }, () => one(tools, by, eventId, act, reason)),
    );
    return { rows, done: rows.filter(({ may }) => may.allowed).length };
  };

type Outcome = Pick<ManyRow, 'returned' | 'teacher'>;

/** Lessons that are not there any more are left out; of several of one moment each is asked for once. */
async function rowsOf(tools: ActTools, eventIds: readonly string[], work: (eventId: string) => Promise<Outcome>): Promise<ManyRow[]> {
  const rows: ManyRow[] = [];
  for (const eventId of new Set(eventIds)) {
    const touched = await tools.calendar.touchedLesson(eventId);
    if (!touched) continue;
    const families = [];
    for (const familyId of touched.familyIds) {
      const { firstName, lastName } = await tools.families.family(familyId);
      families.push({ familyId, parentName: `${firstName} ${lastName}`.trim() });
    }
    const outcome = await verdictOr(() => work(eventId));
    const { lesson } = touched;
    rows.push(
      'why' in outcome
        ? { lesson, families, may: outcome, returned: 0, teacher: lesson.teacher }
        : { lesson, families, may: allowed(), ...outcome },
    );
  }
  return rows.sort((a, b) => (a.lesson.timestamp < b.lesson.timestamp ? -1 : 1));
}

async function one(
  { scheduling, staffing }: ActTools,
  { accountId }: Manager,
  eventId: string,
  act: ManyAct,
  reason: string,
): Promise<Outcome> {
  const by = { accountId, role: 'manager' } as const;
  if (act.do === 'cancel') {
    const { returned, event } = await scheduling.cancelLesson({ by, familyId: null }, eventId, { scope: 'one', reason });
    return { returned, teacher: event.teacher };
  }
  if (act.do === 'replaceTeacher') {
    const { teacher } = await staffing.replaceTeacher(by, eventId, { teacherId: act.teacherId, reason });
    return { returned: 0, teacher };
  }
  const lesson = await staffing.returnLesson(by, eventId, reason);
  return { returned: lesson.kind === 'trial' || lesson.kind === 'virtual' ? 0 : lesson.kids.length, teacher: lesson.teacher };
}
