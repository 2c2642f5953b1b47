import type { payCalls } from '@school/contract/scheduling/cabinet-calls';

import type { Audit } from '#modules/audit';
import type { Identity } from '#modules/identity';
import type { Scheduling } from '#modules/scheduling';
import type { Db } from '#platform/db';
import type { Handlers } from '#platform/http';

export interface TeacherPayGiven {
  db: Pick<Db, 'inTransaction'>;
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'nameOf'>;
  scheduling: Pick<Scheduling, 'payRates' | 'setPayRate' | 'earnings'>;
}

/** What teachers are paid: managers set it, with a reason, and it is written down who did. */
export const teacherPayHttp = ({ db, audit, identity, scheduling }: TeacherPayGiven): Handlers<typeof payCalls> => ({
  'GET /manager/teachers/:teacherId/rates': ({ params }) => scheduling.payRates(params.teacherId),
  'POST /manager/teachers/:teacherId/rates': ({ who, params: { teacherId }, body: { reason, ...terms } }) =>
    db.inTransaction(async () => {
      const before = await scheduling.setPayRate(
        teacherId,
        terms,
        { accountId: who.accountId, name: await identity.nameOf(who.accountId) },
        reason,
      );
      const shown = await scheduling.payRates(teacherId);
      const subject = { type: 'teacher', id: teacherId, name: shown.teacher.name };
      await audit.record({ by: who, act: 'teachers.rate_set', subject, reason, before: before && { ...before }, after: terms });
      return shown;
    }),
  'GET /manager/teachers/:teacherId/earnings': ({ params, query }) => scheduling.earnings(params.teacherId, query.month),
});
