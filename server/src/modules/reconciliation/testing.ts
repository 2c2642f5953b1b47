import type { Remedy, ReconciliationCase, CaseKind } from '@school/contract/reconciliation/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import type { TestSchool } from '../../testing.ts';

/** Two managers at the stuck-money page. `look` runs the job and reads the page. */
export async function twoManagers(school: TestSchool) {
  const hire = async (email: string): Promise<Principal> => {
    const customerId = newId();
    const account = { role: 'manager', customerId, locale: 'ru-RU', email, password: 'birch-lake-42' } as const;
    const accountId = await school.identity.createAccount(account);
    return signedIn('manager', { accountId, customerId });
  };
  const [first, second] = [await hire('first@chip.test'), await hire('second@chip.test')];
  const page = async (query = '') => {
    const { status, body } = await school.as(first).get(`/manager/reconciliation${query}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as { cases: ReconciliationCase[]; counts: Array<{ kind: CaseKind; open: number }>; next: string | null };
  };
  const look = async (): Promise<ReconciliationCase[]> => {
    await school.reconciliation.find();
    return (await page()).cases;
  };
  return {
    first,
    second,
    page,
    look,
    /** The one case there is. */
    async only(): Promise<ReconciliationCase> {
      const cases = await look();
      const [one] = cases;
      if (!one || cases.length > 1) throw new Error(`There are ${cases.length} cases`);
      return one;
    },
    remedy: (found: ReconciliationCase, remedy: Remedy, its: { orderId?: string; by?: Principal; key?: string; reason?: string } = {}) => {
      const { by = first, key = newId(), reason = 'Так решили', orderId } = its;
      return school.as(by).post(`/manager/reconciliation/${found.caseId}/remedy`, { remedy, reason, ...(orderId && { orderId }) }, key);
    },
    /** The second manager decides what waits. */
    decide: async (what: 'approve' | 'decline', by: Principal = second) => {
      const [waiting] = (await school.as(by).get('/manager/approvals')).body.approvals;
      const body = what === 'approve' ? {} : { answer: 'Не согласна' };
      return school.as(by).post(`/manager/approvals/${waiting.approvalId}/${what}`, body, newId());
    },
    closed: async () => (await page('?state=closed')).cases,
  };
}
