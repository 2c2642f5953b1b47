import type { payCalls } from '@school/contract/staffing/workspace-calls';

import type { Audit } from '#modules/audit';
import type { Identity } from '#modules/identity';
import type { Staffing } from '#modules/staffing';
import type { Db } from '#platform/db';
import type { Handlers } from '#platform/http';

export interface TeacherPayGiven {
  db: Pick<Db, 'inTransaction'>;
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'nameOf'>;
  staffing: Pick<Staffing, 'payRates' | 'setPayRate' | 'earnings'>;
}

/** What teachers are paid: managers set it, with a reason, and it is written down who did. */
export const teacherPayHttp = ({ db, audit, identity, staffing }: TeacherPayGiven): Handlers<typeof payCalls> => ({
  'GET /manager/teachers/:teacherId/rates': ({ params }) => staffing.payRates(params.teacherId),
  'POST /manager/teachers/:teacherId/rates': ({ who, params: { teacherId }, body: { reason, ...terms } }) =>
    db.inTransaction(async () => {
      const before = await staffing.setPayRate(
        teacherId,
        terms,
        { accountId: who.accountId, name: await identity.nameOf(who.accountId) },
        reason,
      );
      const shown = await staffing.payRates(teacherId);
      const subject = { type: 'teacher', id: teacherId, name: shown.teacher.name };
      await audit.record({ by: who, act: 'teachers.rate_set', subject, reason, before: before && { ...before }, after: terms });
      return shown;
    }),
  'GET /manager/teachers/:teacherId/earnings': ({ params, query }) => staffing.earnings(params.teacherId, query.month),
});
