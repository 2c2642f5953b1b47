import { backOfficeLimits } from '@school/contract/back-office/limits';

import type { Audit } from '#modules/audit';
import type { Identity } from '#modules/identity';
import type { Notifications } from '#modules/notifications';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Principal } from '#platform/principal';

import { createReads } from './reads.store.ts';

export interface ReadsGiven {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'staff' | 'nameOf'>;
  notifications: Pick<Notifications, 'tellColleague'>;
}

interface Asked {
  who: Principal;
  params?: { familyId?: string };
}

/** The families that a call was about, or that its answer lists. */
function familiesSeen({ params }: Asked, answer: unknown): string[] {
  if (params?.familyId !== undefined) return [params.familyId];
  const { families } = answer as { families?: ReadonlyArray<{ customerId?: string; familyId?: string }> | number };
  return typeof families === 'object' ? families.flatMap(({ customerId, familyId }) => customerId ?? familyId ?? []) : [];
}

/**
 * Counts whose data a colleague looks at (design of security §4: a budget of families a day, then an alarm). The reading
 * goes on; the administrators are told once a day, and it stands in the log.
 */
export function countFamilyReads({ db, clock, audit, identity, notifications }: ReadsGiven) {
  const reads = createReads(db);
  const today = () => clock.now().toZonedDateTimeISO('Europe/Moscow').toPlainDate();
  const budget = backOfficeLimits.familiesReadADay;

  async function alarm(who: Principal, day: string): Promise<void> {
    const colleague = await identity.nameOf(who.accountId);
    await audit.record({
      by: who,
      act: 'families.read_often',
      subject: { type: 'staff', id: who.accountId, name: colleague },
      after: { day, budget },
      key: `families read ${who.accountId} ${day}`,
    });
    const admins = (await identity.staff.list('manager')).filter(({ rights, blockedAt }) => rights.includes('admin') && !blockedAt);
    for (const { customerId } of admins)
      await notifications.tellColleague(customerId, `families read ${who.accountId} ${day} ${customerId}`, (texts, { address }) =>
        texts.familiesReadOften({ colleague, budget, address }),
      );
  }

  const note = (who: Principal, familyIds: readonly string[]): Promise<void> =>
    db.inTransaction(async () => {
      const day = today().toString();
      const seen = await reads.note(who.accountId, day, familyIds);
      if (seen && seen.families > budget && seen.families - seen.added <= budget) await alarm(who, day);
    });

  return {
    /** The same handlers, and what managers see by them is counted. */
    counted: <H extends object>(handlers: H): H =>
      Object.fromEntries(
        Object.entries(handlers as Record<string, (asked: Asked) => Promise<unknown>>).map(([key, handler]) => [
          key,
          async (asked: Asked): Promise<unknown> => {
            const answer = await handler(asked);
            const seen = asked.who.role === 'manager' ? familiesSeen(asked, answer) : [];
            if (seen.length > 0) await note(asked.who, seen);
            return answer;
          },
        ]),
      ) as H,
    /** The daily job: only today and yesterday matter. */
    forgetOld: () => reads.removeBefore(today().subtract({ days: 1 }).toString(), backOfficeLimits.familyReadsKeptDays),
  };
}
