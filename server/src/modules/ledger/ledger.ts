import type { Balance } from '@school/contract/ledger/shapes';

import type { Db } from '#platform/db';

import { createBooks } from './stores/books.store.ts';
import { grantUnits } from './by-manager/grant-units.ts';
import { createReasons } from './stores/reasons.store.ts';
import { writeOffUnits } from './by-manager/write-off-units.ts';
import { creditUnits } from './units/credit-units.ts';
import { type ExchangeTools, exchangeUnits, previewExchange } from './units/exchange-units.ts';
import { createExpiringUnits } from './stores/expiring-units.store.ts';
import { expireLots } from './units/expire-lots.ts';
import { giveBackUnit } from './units/give-back-unit.ts';
import { createHistory } from './stores/history.store.ts';
import { createHolds } from './stores/holds.store.ts';
import { createLotList } from './stores/lot-list.store.ts';
import { createLots } from './stores/lots.store.ts';
import { createOrderUnits } from './stores/order-units.store.ts';
import { postUnit } from './units/post-unit.ts';
import { balancesOf, freeOfMany } from './units/read-balances.ts';
import { readHistory } from './units/read-history.ts';
import { returnUnit } from './units/return-unit.ts';
import { receiveUnapplied } from './units/receive-unapplied.ts';
import { reserveUnit } from './units/reserve-unit.ts';
import { balanceFrom, freeOf } from './rules/balance.ts';
import { packageLife, unitsEnd } from './rules/expiry.ts';
import type { UnitKind } from './rules/lot.ts';
import { createAsides } from './stores/asides.store.ts';
import { clawBack } from './set-aside/claw-back.ts';
import { moveMoney } from './set-aside/move-money.ts';
import { postAside, refundable, setAside, voidAside } from './set-aside/set-aside.ts';
import { showLots } from './units/show-lots.ts';
import { createFigureLines } from './stores/figure-lines.store.ts';
import { createSchoolFigures } from './stores/school-figures.store.ts';
import { createTurnover } from './stores/turnover.store.ts';
import type { Tools } from './dependencies/dependencies.ts';

export type LedgerGiven = Pick<Tools, 'clock' | 'outbox' | 'realtime' | 'school'> & { db: Db } & Pick<ExchangeTools, 'catalogue'>;

/**
 * The family's balance of lessons. Every action is idempotent, runs in the ambient transaction or in its own, and
 * locks the family first; who needs other locks besides takes `lockFamily` before them.
 */
export function createLedger({ db, catalogue, ...given }: LedgerGiven) {
  const tools: Tools = { ...given, db, books: createBooks(db), lots: createLots(db), holds: createHolds(db), history: createHistory(db) };
  const aside = { ...tools, asides: createAsides(db) };
  const withList = { ...tools, lotList: createLotList(db), reasons: createReasons(db) };
  const orderUnits = createOrderUnits(db);
  const expiring = createExpiringUnits(db);
  return {
    reserve: reserveUnit(tools),
    post: postUnit(tools),
    giveBack: giveBackUnit(tools),
    /** Lessons that got a unit since then and have it still. */
    heldSince: tools.holds.heldSince,
    returnSpent: returnUnit(tools),
    credit: creditUnits(tools),
    receiveUnapplied: receiveUnapplied(tools),
    /** Refunds: what an order would give back; units set aside while it is decided, then given up or the family's again. */
    refundable: refundable(aside),
    setAside: setAside(aside),
    postAside: postAside(aside),
    voidAside: voidAside(aside),
    /** Unused units of a bonus go again. */
    clawBack: clawBack(aside),
    /** Money between accounts, without units. */
    moveMoney: moveMoney(tools),
    /** Units of one kind for units of the other, and what that would make of the balance. */
    exchange: exchangeUnits({ ...withList, catalogue }),
    previewExchange: previewExchange({ ...withList, catalogue }),
    /** Managers give and take lessons, with their reason. */
    grant: grantUnits(withList),
    writeOff: writeOffUnits(withList),
    /** The lots that the balance is made of. */
    lotsOf: showLots(withList),
    /** The nightly job. */
    expireLots: expireLots(tools),
    history: readHistory(tools),
    /** Changes of a balance in a stretch of time with their worth, for papers. */
    turnover: createTurnover(db).of,
    /** What all families together have, for the figures of the school. */
    figures: { ...createSchoolFigures(db), ...createFigureLines(db) },
    /** Takes the family's lock inside the ambient transaction. */
    lockFamily: tools.books.lockFamily,
    async balanceOf(familyId: string): Promise<Balance> {
      const [lots, past] = await Promise.all([tools.lots.ofFamily(familyId), tools.lots.pastOf(familyId)]);
      return balanceFrom(lots, past, tools.clock.now(), tools.school.now('endingAt'));
    },
    balancesOf: balancesOf(tools),
    /** When units end that the school gives now. */
    giftEnds: async (): Promise<Temporal.Instant> => unitsEnd(tools.clock.now(), packageLife(await tools.school.read('packageMonths'))),
    /** Units of these orders that may still be used, those that lessons have reserved included. */
    leftOf: (familyId: string, orderIds: readonly string[]): Promise<number> => orderUnits.leftOf(familyId, orderIds, tools.clock.now()),
    /** Lessons that have reserved units of an order. */
    lessonsHolding: orderUnits.lessonsHolding,
    begunOf: (familyId: string, orderIds: readonly string[]) => orderUnits.begunOf(familyId, orderIds, tools.clock.now()),
    /** Free units that end by then, and the families that have some, by id from `after` on. */
    expiring: (familyId: string, until: Temporal.Instant) => expiring.of(familyId, tools.clock.now(), until),
    familiesWithExpiring: (until: Temporal.Instant, after: string, most: number) =>
      expiring.families(tools.clock.now(), until, after, most),
    /** Units of a kind that no lesson has reserved. */
    async free(familyId: string, kind: UnitKind): Promise<number> {
      return freeOf(await tools.lots.ofFamily(familyId), kind, tools.clock.now());
    },
    freeOfMany: freeOfMany(tools),
    /** Has the family ever paid for units of this kind (exchanged ones count)? */
    hasPaid: tools.lots.hasPaid,
  };
}

export type Ledger = ReturnType<typeof createLedger>;
