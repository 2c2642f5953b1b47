import { backOfficeLimits } from '@school/contract/back-office/limits';

import type { Audit } from '#modules/audit';
import type { Identity } from '#modules/identity';
import type { Notifications } from '#modules/notifications';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { FamiliesSeen } from '#platform/module';
import type { Caller, Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import { mayReadOn } from './may-read-on.ts';
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
  params?: { familyId?: string; chatId?: string };
}

/** The families that an answer lists, or whose conversations it does. */
function familiesIn(answer: unknown): string[] {
  const { families, chats } = answer as {
    families?: ReadonlyArray<{ customerId?: string; familyId?: string }> | number;
    chats?: ReadonlyArray<{ customer?: string }> | number;
  };
  return [
    ...(typeof families === 'object' ? families.flatMap(({ customerId, familyId }) => customerId ?? familyId ?? []) : []),
    ...(typeof chats === 'object' ? chats.flatMap(({ customer }) => customer ?? []) : []),
  ];
}

/**
 * Counts whose data a colleague looks at (docs/design/security.md#rate-limits: a budget of families a day, then an alarm). The
 * administrators are told once a day, and it stands in the log; the reading goes on, but not of who only helps.
 */
export function countFamilyReads({ db, clock, audit, identity, notifications }: ReadsGiven) {
  const reads = createReads(db);
  const today = () => clock.now().toZonedDateTimeISO(schoolZone()).toPlainDate();
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

  /** What is noted already, of each colleague and of the day `notedOn`: looking at it again writes nothing, and is not asked. */
  const noted = new Map<string, Set<string>>();
  let notedOn = '';
  function notedBy(accountId: string, day: string): Set<string> {
    if (notedOn !== day) noted.clear();
    notedOn = day;
    const families = noted.get(accountId) ?? new Set();
    noted.set(accountId, families);
    return families;
  }

  /** Notes what is about to be shown; too many for a colleague who only helps is shown to nobody, and told all the same. */
  async function note(who: Principal, familyIds: readonly string[]): Promise<void> {
    const date = today();
    const day = date.toString();
    const known = notedBy(who.accountId, day);
    if (familyIds.every((id) => known.has(id))) return;
    try {
      await db.inTransaction(async () => {
        db.afterCommit(() => familyIds.forEach((id) => known.add(id)));
        const seen = await reads.note(who.accountId, day, familyIds);
        if (!seen) return;
        if (!mayReadOn(who.rights ?? [], seen.families)) throw readEnough(date);
        if (seen.families > budget && seen.families - seen.added <= budget) await alarm(who, day);
      });
    } catch (fault) {
      if (fault instanceof Refusal) await db.inTransaction(() => alarm(who, day));
      throw fault;
    }
  }

  const readEnough = (day: Temporal.PlainDate) =>
    new Refusal('back-office.families_of_today_read', {
      families: budget,
      until: day.add({ days: 1 }).toZonedDateTime(schoolZone()).toInstant().toString(),
    });

  /** Before anything is done to a family: whoever has read enough today only goes on with those already open. */
  async function insistMayRead(who: Principal, familyId: string): Promise<void> {
    const date = today();
    const { families, known } = await reads.ofDay(who.accountId, date.toString(), familyId);
    if (!known && !mayReadOn(who.rights ?? [], families + 1)) {
      await db.inTransaction(() => alarm(who, date.toString()));
      throw readEnough(date);
    }
  }

  return {
    /** Families whose data a colleague is about to see by another way than a call. */
    note,

    /**
     * The same handlers, and what managers see by them is counted. `ofChat` says whose a conversation is, where calls
     * name conversations.
     */
    counted: <H extends object>(handlers: H, { ofChat }: FamiliesSeen = {}): H =>
      Object.fromEntries(
        Object.entries(handlers as Record<string, (asked: Asked) => Promise<unknown>>).map(([key, handler]) => [
          key,
          async (asked: Asked): Promise<unknown> => {
            const { role } = (asked as { caller?: Caller }).caller ?? asked.who;
            if (role !== 'manager') return handler(asked);
            const { familyId, chatId } = asked.params ?? {};
            if (familyId !== undefined) await insistMayRead(asked.who, familyId);
            const answer = await handler(asked);
            const named = familyId === undefined ? [] : [familyId];
            const talking = chatId === undefined ? [] : ((await ofChat?.(chatId)) ?? []);
            const seen = [...named, ...talking, ...(named.length > 0 ? [] : familiesIn(answer))];
            if (seen.length > 0) await note(asked.who, seen);
            return answer;
          },
        ]),
      ) as H,
    /** The daily job: only today and yesterday matter. */
    forgetOld: () => reads.removeBefore(today().subtract({ days: 1 }).toString(), backOfficeLimits.familyReadsKeptDays),
  };
}
