import type { LessonCase, lessonCaseCalls } from '@school/contract/back-office/lesson-case-calls';

import type { Audit } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Staffing } from '#modules/staffing';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Handlers } from '#platform/http';

import { inOrderOfWaiting } from './case-order.ts';

/** What the cases of lessons work with. */
export interface LessonCaseTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  families: Pick<Families, 'namesOf'>;
  staffing: Pick<Staffing, 'openObjections' | 'decideObjection' | 'lessonFlags' | 'seeLessonFlag' | 'unmarkedLessons'>;
}

/** Marks of lessons that wait for a manager: families that wait for an answer first, then what waits longest. */
export async function lessonCases({ families, staffing }: Pick<LessonCaseTools, 'families' | 'staffing'>): Promise<LessonCase[]> {
  const [objections, flags, unmarked] = await Promise.all([staffing.openObjections(), staffing.lessonFlags(), staffing.unmarkedLessons()]);
  const found = [
    ...objections.map((it) => ({ ...it, kind: 'objection' as const, id: it.objectionId, familyIds: [it.familyId] })),
    ...flags.map((it) => ({ ...it, id: it.lesson.eventId, text: it.reason ?? '' })),
    ...unmarked.map((it) => ({ ...it, kind: 'unmarked' as const, id: it.lesson.eventId, text: '' })),
  ];
  const names = await families.namesOf(found.flatMap(({ familyIds }) => familyIds));
  return found
    .map(({ kind, id, lesson, familyIds, text, since, evidence }) => ({
      kind,
      id,
      lesson,
      families: familyIds.map((familyId) => ({ familyId, name: names.get(familyId) ?? '' })),
      text,
      since: since.toString(),
      evidence,
    }))
    .toSorted(inOrderOfWaiting);
}

/** contract → action → view; decisions stand in the log. */
export const lessonCasesHttp = (tools: LessonCaseTools): Handlers<typeof lessonCaseCalls> => ({
  'GET /manager/lesson-cases': async () => ({ now: tools.clock.now().toString(), cases: await lessonCases(tools) }),
  'POST /manager/objections/:objectionId/decide': ({ who: { accountId, role }, params, body }) =>
    tools.db.inTransaction(async () => {
      const { familyId, lessonId, text, units } = await tools.staffing.decideObjection({ accountId, role }, params.objectionId, body);
      await tools.audit.record({
        by: { accountId, role },
        act: 'lessons.objection_decided',
        familyId,
        subject: { type: 'objection', id: lessonId, name: text.slice(0, 200) },
        reason: body.answer,
        after: { outcome: body.outcome, units },
      });
      return { done: true };
    }),
  'POST /manager/lesson-flags/:eventId/seen': async ({ who, params, body }) => {
    await tools.staffing.seeLessonFlag(who.accountId, params.eventId, body.kind);
    return { done: true };
  },
});
