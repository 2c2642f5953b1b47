import type { AnswerOf, SentTo } from '@school/contract/calls';

import type { Grant, WriteOff } from '#modules/ledger';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { showFamilyMoney } from './show-family-money.ts';
import type { By, Tools } from './tools.ts';

type GrantRequest = SentTo<'POST /manager/families/:familyId/grants'>['body'];
type WriteOffRequest = SentTo<'POST /manager/families/:familyId/write-offs'>['body'];
type Act = AnswerOf<'POST /manager/families/:familyId/grants'>;

/** What waits in an approval until it is carried out. */
type Kept<Action> = Action & { reason: string };

/** Says what the acts on a balance do once everybody needed has agreed. When the school is wired. */
export function registerBalanceActions({ approvals, ledger }: Pick<Tools, 'approvals' | 'ledger'>): void {
  approvals.register<Kept<Grant>>('grant', async ({ reason, ...grant }, by) => void (await ledger.grant(grant, { reason, ...by })));
  approvals.register<Kept<WriteOff>>('writeOff', ({ reason, ...writeOff }, by) => ledger.writeOff(writeOff, { reason, ...by }));
}

/** A manager gives lessons; above the limit when a second one agrees. Once for the key. */
export const grantLessons =
  (tools: Tools) =>
  (by: By, familyId: string, request: GrantRequest, key: string = newId()): Promise<Act> =>
    tools.db.inTransaction(async () => {
      const grant: Kept<Grant> = { familyId, kind: request.kind, units: request.units, key: `grant:${key}`, reason: request.reason };
      return ask(tools, by, 'grant', grant);
    });

/** A manager takes free lessons away; above the limit when a second one agrees, if they are still free then. Once for the key. */
export const writeOffLessons =
  (tools: Tools) =>
  (by: By, familyId: string, request: WriteOffRequest, key: string = newId()): Promise<Act> =>
    tools.db.inTransaction(async () => {
      const { kind, units, as, lotId, reason } = request;
      const lots = (await tools.ledger.lotsOf(familyId)).filter((lot) => lot.kind === kind && (lotId === null || lot.lotId === lotId));
      const free = lots.reduce((sum, lot) => sum + lot.free, 0);
      if (units > free) throw new Refusal('ledger.not_enough_free', { free });
      return ask(tools, by, 'writeOff', { familyId, kind, units, as, lotId, key: `write-off:${key}`, reason } satisfies Kept<WriteOff>);
    });

async function ask(tools: Tools, by: By, act: 'grant' | 'writeOff', payload: Kept<Grant> | Kept<WriteOff>): Promise<Act> {
  const { familyId, units, reason, key } = payload;
  const { firstName, lastName } = await tools.families.family(familyId);
  const { state } = await tools.approvals.ask({
    act,
    familyId,
    familyName: `${firstName} ${lastName}`.trim(),
    units,
    payload,
    reason,
    by,
    over: await tools.approvals.weigh({ by, familyId, units }),
    key: `${familyId}:${key}`,
  });
  return { state, money: await showFamilyMoney(tools)(by, familyId) };
}
