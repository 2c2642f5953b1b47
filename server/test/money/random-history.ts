import { packageLife, unitsEnd } from '../../src/modules/ledger/index.ts';
import { type Db, sql } from '../../src/platform/db.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestSchool } from '../../src/testing.ts';
import { type Kind, ReferenceModel } from './reference-model.ts';

type Random = () => number;

/** One family that lives its balance twice: in the school, and in the model. What differs is told at the end. */
export function liveHistory(school: TestSchool, random: Random) {
  const { ledger, clock, db } = school;
  const familyId = newId();
  const model = new ReferenceModel();
  const orders: string[] = [];
  const lessons: string[] = [];
  const asides: Array<{ refundId: string; amount: number }> = [];
  const differences: string[] = [];
  const kidUid = newId();

  const upTo = (count: number) => Math.floor(random() * count);
  const some = <T>(of: readonly T[]): T | undefined => of[upTo(of.length)];
  const kind = (): Kind => (random() < 0.7 ? 'gold' : 'silver');
  const ms = () => clock.now().epochMilliseconds;
  const by = { reason: 'Проверка', askedBy: newId(), approvedBy: null };
  const compare = (what: string, ours: unknown, theirs: unknown) => {
    if (String(ours) !== String(theirs)) differences.push(`${what}: the school ${String(ours)}, the model ${String(theirs)}`);
  };

  async function buy(): Promise<void> {
    const orderId = newId();
    const now = clock.now();
    // Some packages end within days, so that expiring and refunding meet.
    const expiresAt = random() < 0.5 ? unitsEnd(now, packageLife(12)) : now.add({ hours: 24 * (1 + upTo(60)) });
    const lot = { familyId, kind: kind(), orderId, expiresAt };
    const [granted, value] = [1 + upTo(16), 1 + upTo(99_999)];
    const paid = { ...lot, units: granted, value, currency: 'BYN', moneyFrom: 'clearing:sandbox', source: 'paid' } as const;
    const { lotId } = await ledger.credit({ ...paid, key: `${orderId}:paid` });
    const its = { kind: lot.kind, orderId, expires: expiresAt.epochMilliseconds };
    model.credit({ ...its, lotId, rank: 0, value: BigInt(value), granted, type: 'paid' }, ms());
    orders.push(orderId);
    if (random() < 0.5) return;
    const bonus = 1 + upTo(3);
    const gift = await ledger.credit({ ...lot, source: 'bonus', units: bonus, value: 0, currency: 'BYN', key: `${orderId}:gift` });
    model.credit({ ...its, lotId: gift.lotId, rank: 1, value: 0n, granted: bonus, type: 'bonus' }, ms());
  }

  async function reserve(): Promise<void> {
    const lessonId = newId();
    const wanted = { familyId, lessonId, kidUid, kind: kind(), startsAt: clock.now().add({ hours: 1 + upTo(24 * 40) }) };
    const theirs = model.reserve(lessonId, wanted.kind, wanted.startsAt.epochMilliseconds, ms());
    compare('reserve', await ledger.reserve(wanted), theirs);
    if (theirs === 'held') lessons.push(lessonId);
  }

  async function settle(): Promise<void> {
    const [lessonId] = lessons.splice(upTo(lessons.length), 1);
    if (lessonId === undefined) return;
    const as = random() < 0.8 ? 'process' : 'nonAttendance';
    if (random() < 0.5) compare('post', await ledger.post({ familyId, lessonId, as }), model.post(lessonId, as));
    else {
      compare('give back', await ledger.giveBack({ familyId, lessonId }), model.giveBack(lessonId, ms()));
      // A unit whose year is over expires now, not in the night.
      compare('entries so far', (await booksOf(db, familyId)).entries.length, model.entries.length);
    }
  }

  async function exchange(): Promise<void> {
    const from = kind();
    const most = model.freeOf(from, ms());
    if (most === 0) return;
    const units = 1 + upTo(most);
    const key = newId();
    await ledger.exchange(familyId, { from, to: from === 'gold' ? 'silver' : 'gold', units }, key);
    const made = await db.all(sql<{ lotId: string }>`
      select e.lot_id as "lotId" from ledger_entries e join ledger_ops o using (op_id)
      where o.key = ${`exchange:${key}`} and e.delta > 0 order by e.family_seq`);
    model.exchange(
      from,
      units,
      ms(),
      made.map(({ lotId }) => lotId),
    );
  }

  async function refund(): Promise<void> {
    const orderId = some(orders);
    if (orderId === undefined) return;
    const refundId = newId();
    const { amount } = await ledger.setAside({ familyId, orderId, refundId });
    compare('quote', amount, model.setAside(refundId, orderId, ms()));
    asides.push({ refundId, amount });
  }

  async function decide(): Promise<void> {
    const [aside] = asides.splice(upTo(asides.length), 1);
    if (!aside) return;
    const { refundId, amount } = aside;
    if (random() < 0.6) {
      // The terms of the order keep a fee, or none is taken, as where a manager has waived it.
      const fee = random() < 0.5 ? upTo(amount + 1) : 0;
      await ledger.postAside({ familyId, refundId, fee: { amount: fee, currency: 'BYN' } });
      model.postAside(refundId, BigInt(fee));
    } else {
      await ledger.voidAside({ familyId, refundId });
      model.voidAside(refundId, ms());
    }
  }

  async function byHand(): Promise<void> {
    const at = kind();
    const most = model.freeOf(at, ms());
    const as = random() < 0.5 ? 'withdrawing' : 'overdue';
    if (random() < 0.5 && most > 0) {
      const units = 1 + upTo(Math.min(most, 3));
      await ledger.writeOff({ familyId, kind: at, units, as, lotId: null, key: newId() }, by);
      model.writeOff(at, units, as, ms());
      return;
    }
    const granted = 1 + upTo(3);
    const { lotId } = await ledger.grant({ familyId, kind: at, units: granted, key: newId() }, by);
    const expires = unitsEnd(clock.now(), packageLife(12)).epochMilliseconds;
    model.credit({ kind: at, orderId: null, expires, lotId, rank: 1, value: 0n, granted, type: 'added' }, ms());
  }

  const acts = [buy, buy, reserve, reserve, reserve, settle, settle, exchange, refund, decide, byHand];
  return {
    step: async () => (some(acts) ?? buy)(),
    expired: () => model.expire(ms()),
    /** What stands in an account of this family, as the model says. */
    moneyIn: (account: keyof ReferenceModel['money']): number => Number(model.money[account]),
    /** What the school says otherwise than the model, to the unit and the minor unit. */
    async differences(): Promise<string[]> {
      const ours = await booksOf(db, familyId);
      compare('entries', ours.entries.join('; '), model.entries.join('; '));
      const lots = model.lots.map(({ lotId, units, held }) => `${lotId} ${units.length} ${held}`);
      compare('lots', ours.lots.join('; '), lots.toSorted().join('; '));
      for (const [account, amount] of Object.entries(model.money)) compare(account, ours.money.get(account) ?? 0, amount);
      return differences;
    },
  };
}

async function booksOf(db: Db, familyId: string) {
  const entries = await db.all(sql<{ text: string }>`
    select type || ' ' || delta || ' ' || value || ' ' || lot_id as text from ledger_entries where family_id = ${familyId} order by family_seq`);
  const lots = await db.all(sql<{ text: string }>`
    select lot_id || ' ' || remaining || ' ' || held as text from ledger_lots where family_id = ${familyId} order by lot_id`);
  const money = await db.all(sql<{ account: string; amount: number }>`
    select account, sum(moved)::bigint as amount from ledger_postings
    join ledger_ops using (op_id), lateral (values (credit, ledger_postings.amount), (debit, -ledger_postings.amount)) side (account, moved)
    where scope = ${`family:${familyId}`} group by 1`);
  return {
    entries: entries.map(({ text }) => text),
    lots: lots.map(({ text }) => text),
    money: new Map(money.map(({ account, amount }) => [account, amount])),
  };
}
