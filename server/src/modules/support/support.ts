import type { KnownCall, SentTo } from '@school/contract/calls';
import { identityLimits } from '@school/contract/identity/limits';
import type { SupportVisit } from '@school/contract/support/calls';

import type { Audit, Recorded } from '#modules/audit';
import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { newId } from '#platform/ids';
import { listenTo } from '#platform/module';
import type { Principal } from '#platform/principal';

import { createVisitStore, type Visit } from './visits.store.ts';

export interface SupportGiven {
  db: Db;
  clock: Clock;
  identity: Pick<Identity, 'secondFactor' | 'idTokenFor' | 'nameOf' | 'accountOf' | 'letSupportChange' | 'backToColleague' | 'describe'>;
  families: Pick<Families, 'family' | 'namesOf'>;
  audit: Pick<Audit, 'record'>;
}

type EnterRequest = SentTo<'POST /manager/families/:familyId/support'>['body'];
const { session, supportChangeMinutes } = identityLimits;
const shown = 50;

/** Colleagues in the accounts of families (docs/rules/people.md#support, docs/design/security.md#support). */
export function createSupport({ db, clock, identity, families, audit }: SupportGiven) {
  const visits = createVisitStore(db);
  /** As it stands in the log: done in the family's name by this colleague. */
  async function byBoth({ accountId, customerId }: Principal): Promise<Recorded['by']> {
    const [account, names] = await Promise.all([identity.accountOf(customerId), families.namesOf([customerId])]);
    const impersonator = { accountId, name: await identity.nameOf(accountId) };
    return { accountId: account?.accountId ?? customerId, role: 'support', name: names.get(customerId) ?? '', impersonator };
  }

  const view = (it: Visit): SupportVisit => {
    const over = Temporal.Instant.compare(it.endsAt, clock.now()) <= 0 ? it.endsAt : null;
    return {
      visitId: it.visitId,
      kind: it.kind,
      name: it.name,
      reason: it.reason,
      from: it.enteredAt.toString(),
      until: (it.leftAt ?? over)?.toString() ?? null,
      changes: it.changes,
    };
  };

  return {
    /** Answers with the ID token of a support session; the visit is written down before anything is seen. */
    async enter(who: Principal, familyId: string, { reason, ticket, code }: EnterRequest): Promise<string> {
      await families.family(familyId);
      await identity.secondFactor.insistOnFreshCode(who.accountId, code);
      const now = clock.now();
      const name = await identity.nameOf(who.accountId);
      return db.inTransaction(async () => {
        const visitId = newId();
        const endsAt = now.add({ minutes: session.support.absolute });
        await visits.add({
          visitId,
          kind: 'support',
          accountId: who.accountId,
          name,
          familyId,
          reason,
          ticket: ticket ?? null,
          enteredAt: now,
          endsAt,
        });
        const by = await byBoth({ ...who, customerId: familyId });
        await audit.record({ by, act: 'support.entered', familyId, reason, ...(ticket && { subject: { type: 'ticket', id: ticket } }) });
        return identity.idTokenFor(who.accountId, { familyId, sessionId: visitId });
      });
    },
    /** A manager has made a link by which the family signs in: it reads so among the visits. */
    async linkMade(accountId: string, familyId: string, reason: string, until: Temporal.Instant): Promise<void> {
      const name = await identity.nameOf(accountId);
      await visits.add({
        visitId: newId(),
        kind: 'link',
        accountId,
        name,
        familyId,
        reason,
        ticket: null,
        enteredAt: clock.now(),
        endsAt: until,
      });
    },
    /** From looking to changing, for ten minutes. */
    async allowChanges(who: Principal, { reason, code }: { reason: string; code?: string | undefined }) {
      await identity.secondFactor.insistOnFreshCode(who.accountId, code);
      await db.inTransaction(async () => {
        await identity.letSupportChange(who.sessionId, clock.now().add({ minutes: supportChangeMinutes }));
        await audit.record({ by: await byBoth(who), act: 'support.allowed_changes', familyId: who.customerId, reason });
      });
      return identity.describe(who);
    },
    /** Back to the colleague's own session. */
    leave: (who: Principal) =>
      db.inTransaction(async () => {
        await visits.left(who.sessionId, clock.now());
        await audit.record({ by: await byBoth(who), act: 'support.left', familyId: who.customerId });
        return identity.backToColleague(who);
      }),
    /** Writes down a change that support has made, in its transaction. */
    async whenSupportChanges(call: KnownCall, who: Principal, taken: unknown): Promise<void> {
      await visits.changed(who.sessionId);
      const { params, body } = taken as { params?: Record<string, unknown>; body?: Record<string, unknown> };
      const visit = await visits.find(who.sessionId);
      await audit.record({
        by: await byBoth(who),
        act: 'support.changed',
        familyId: who.customerId,
        subject: { type: 'call', id: call },
        reason: visit?.reason ?? null,
        after: { ...params, ...body },
      });
    },
    /** What the family reads. */
    async visitsOf(familyId: string): Promise<SupportVisit[]> {
      return (await visits.ofFamily(familyId, shown)).map(view);
    },
    listens: listenTo({
      'identity.support_ended': {
        // However the session ended, the family reads that the visit is over.
        'support.visit-over': async ({ sessionIds, at }) => {
          for (const visitId of sessionIds) await visits.left(visitId, Temporal.Instant.from(at));
        },
      },
    }),
  };
}

export type Support = ReturnType<typeof createSupport>;
