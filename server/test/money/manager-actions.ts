import type { ReconciliationCase } from '@school/contract/reconciliation/shapes';

import { newId } from '../../src/platform/ids.ts';
import type { Actions, Stage } from './money-stage.ts';

/** What managers do. */
export function managerActions(stage: Stage): Actions {
  const { upTo, some, random, family, manager, key, kind, came } = stage;
  return {
    async grant() {
      const body = { kind: kind(), units: 1 + upTo(12), reason: 'Проверка' };
      return came(await manager().post(`/manager/families/${family().familyId}/grants`, body, key('grant')));
    },
    async writeOff() {
      const body = { kind: kind(), units: 1 + upTo(4), as: some(['withdrawing', 'overdue']), lotId: null, reason: 'Проверка' };
      return came(await manager().post(`/manager/families/${family().familyId}/write-offs`, body, key('write-off')));
    },
    async decide() {
      const refundId = some(family().refunds);
      if (!refundId) return 'nothing';
      const [how, body] = some([
        ['approve', { reason: 'Проверка' }],
        ['approve', { reason: 'Проверка' }],
        ['decline', { answer: 'Проверка' }],
        ['retry', { reason: 'Проверка' }],
        ['by-hand', { reason: 'Проверка' }],
      ] as const) ?? ['approve', {}];
      return came(await manager().post(`/manager/refunds/${refundId}/${how}`, body, newId()));
    },
    async waiveFee() {
      const refundId = some(family().refunds);
      if (!refundId) return 'nothing';
      return came(await manager().post(`/manager/refunds/${refundId}/waive-fee`, { reason: 'Проверка' }, newId()));
    },
    async agree() {
      const one = some((await manager().get('/manager/approvals?state=waiting')).body.approvals as Array<{ approvalId: string }>);
      if (!one) return 'nothing';
      const yes = random() < 0.8;
      const path = `/manager/approvals/${one.approvalId}/${yes ? 'approve' : 'decline'}`;
      return came(await manager().post(path, yes ? {} : { answer: 'Нет' }, newId()));
    },
    /** A manager puts right what is stuck. */
    async remedy() {
      const { cases } = (await manager().get('/manager/reconciliation')).body as { cases: ReconciliationCase[] };
      const one = some(cases);
      const remedy = some(one?.remedies ?? [])?.remedy;
      if (!one || !remedy) return 'nothing';
      const path = `/manager/reconciliation/${one.caseId}`;
      const { orders } = remedy === 'apply' ? (await manager().get(`${path}/orders`)).body : { orders: [] };
      const orderId = some((orders ?? []) as Array<{ orderId: string }>)?.orderId;
      if (remedy === 'apply' && orderId === undefined) return 'nothing';
      return came(await manager().post(`${path}/remedy`, { remedy, reason: 'Проверка', ...(remedy === 'apply' && { orderId }) }, newId()));
    },
  };
}
