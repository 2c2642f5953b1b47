export type Kind = 'gold' | 'silver';

/** A lot of the model: each unit that is left stands with its own worth in minor units, the next one first. */
interface ModelLot {
  lotId: string;
  kind: Kind;
  /** Paid before bonus. */
  rank: 0 | 1;
  value: bigint;
  units: bigint[];
  held: number;
  expires: number;
  created: number;
  orderId: string | null;
}

export type NewLot = Pick<ModelLot, 'lotId' | 'kind' | 'rank' | 'value' | 'expires' | 'orderId'> & { granted: number; type: string };

/** Unit p of n is worth ⌊V·p/n⌋ − ⌊V·(p−1)/n⌋. */
const worths = (value: bigint, granted: number): bigint[] =>
  Array.from({ length: granted }, (_, p) => (value * BigInt(p + 1)) / BigInt(granted) - (value * BigInt(p)) / BigInt(granted));

const sum = (units: readonly bigint[]): bigint => units.reduce((total, unit) => total + unit, 0n);
const free = (lot: ModelLot): number => lot.units.length - lot.held;

/** Earliest last day first, then oldest, paid before bonus, then by name. */
const byUse = (a: ModelLot, b: ModelLot): number =>
  a.expires - b.expires || a.created - b.created || a.rank - b.rank || (a.lotId < b.lotId ? -1 : 1);

/**
 * One family's balance as the rules have it (docs/rules/balance.md, docs/design/money.md#units), as plainly as can be: arrays, one thing
 * after the other, no database and none of the school's own rules. Moments are milliseconds.
 */
export class ReferenceModel {
  readonly lots: ModelLot[] = [];
  /** `type delta value lot`, the oldest first. */
  readonly entries: string[] = [];
  readonly money = { deferred: 0n, revenue: 0n, breakage: 0n, refund_payable: 0n };
  private readonly holds = new Map<string, ModelLot>();
  private readonly asides = new Map<string, Array<{ lot: ModelLot; units: number; quoted: bigint }>>();

  credit({ granted, type, ...lot }: NewLot, now: number): void {
    this.lots.push({ ...lot, units: worths(lot.value, granted), held: 0, created: now });
    this.money.deferred += lot.value;
    this.entries.push(`${type} ${granted} ${lot.value} ${lot.lotId}`);
  }

  reserve(lesson: string, kind: Kind, startsAt: number, now: number): string {
    const [lot] = this.usable(kind, Math.max(startsAt, now));
    if (!lot) return 'insufficient';
    lot.held += 1;
    this.holds.set(lesson, lot);
    return 'held';
  }

  post(lesson: string, type: string): string {
    const lot = this.release(lesson);
    if (!lot) return 'no_hold';
    this.money.revenue += this.take(lot, 1, type);
    return 'posted';
  }

  giveBack(lesson: string, now: number): string {
    const lot = this.release(lesson);
    if (!lot) return 'nothing';
    if (lot.expires < now) this.money.breakage += this.take(lot, 1, 'expired');
    return 'given_back';
  }

  /** `names` are those of the new lots, in the order they were made. */
  exchange(from: Kind, units: number, now: number, names: readonly string[]): void {
    const name = names.values();
    this.spread(this.usable(from, now), units, (lot, taken) => {
      const value = this.take(lot, taken, 'exchange');
      const lotId = name.next().value ?? 'one lot too few';
      const kind = from === 'gold' ? 'silver' : 'gold';
      this.credit({ ...lot, lotId, kind, rank: 0, value, granted: taken, type: 'exchange' }, now);
    });
  }

  writeOff(kind: Kind, units: number, type: 'withdrawing' | 'overdue', now: number): void {
    this.spread(this.usable(kind, now), units, (lot, taken) => {
      this.money[type === 'withdrawing' ? 'revenue' : 'breakage'] += this.take(lot, taken, type);
    });
  }

  freeOf(kind: Kind, now: number): number {
    return this.usable(kind, now).reduce((total, lot) => total + free(lot), 0);
  }

  /** Sets the free units of an order aside; answers with what the family is promised for them. */
  setAside(refundId: string, orderId: string, now: number): bigint {
    const asides = this.lots
      .filter((lot) => lot.orderId === orderId && lot.expires >= now && free(lot) > 0)
      .map((lot) => ({ lot, units: free(lot), quoted: sum(lot.units.slice(0, free(lot))) }));
    for (const { lot, units } of asides) lot.held += units;
    this.asides.set(refundId, asides);
    return sum(asides.map(({ quoted }) => quoted));
  }

  /** A fee is kept of what was promised; one that was waived is none. */
  postAside(refundId: string, fee: bigint): void {
    for (const { lot, units, quoted } of this.endAside(refundId)) {
      const worth = this.take(lot, units, lot.value > 0n ? 'refund' : 'debt');
      this.money.refund_payable += quoted;
      this.money.revenue += worth - quoted;
    }
    this.money.refund_payable -= fee;
    this.money.revenue += fee;
  }

  voidAside(refundId: string, now: number): void {
    for (const { lot, units } of this.endAside(refundId)) if (lot.expires < now) this.money.breakage += this.take(lot, units, 'expired');
  }

  expire(now: number): void {
    for (const lot of this.lots.toSorted(byUse))
      if (lot.expires < now && free(lot) > 0) this.money.breakage += this.take(lot, free(lot), 'expired');
  }

  private usable(kind: Kind, aliveAt: number): ModelLot[] {
    return this.lots.filter((lot) => lot.kind === kind && lot.expires >= aliveAt && free(lot) > 0).toSorted(byUse);
  }

  private spread(lots: readonly ModelLot[], units: number, what: (lot: ModelLot, taken: number) => void): void {
    let rest = units;
    for (const lot of lots) {
      const taken = Math.min(rest, free(lot));
      if (taken > 0) what(lot, taken);
      rest -= taken;
    }
  }

  private release(lesson: string): ModelLot | undefined {
    const lot = this.holds.get(lesson);
    this.holds.delete(lesson);
    if (lot) lot.held -= 1;
    return lot;
  }

  private endAside(refundId: string) {
    const asides = this.asides.get(refundId) ?? [];
    this.asides.delete(refundId);
    for (const { lot, units } of asides) lot.held -= units;
    return asides.toSorted((a, b) => (a.lot.lotId < b.lot.lotId ? -1 : 1));
  }

  private take(lot: ModelLot, units: number, type: string): bigint {
    const worth = sum(lot.units.splice(0, units));
    this.money.deferred -= worth;
    this.entries.push(`${type} ${-units} ${worth} ${lot.lotId}`);
    return worth;
  }
}
