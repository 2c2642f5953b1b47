import type { FinanceFunnel, SourceFunnel } from '@school/contract/finance/shapes';

/** A family that applied, and when it went each further step. */
export interface Applied {
  familyId: string;
  source: SourceFunnel['source'];
  at: Temporal.Instant;
}

const steps = ['booked', 'came', 'paid'] as const;
type Step = (typeof steps)[number];
export type WentAt = Readonly<Record<Step, ReadonlyMap<string, Temporal.Instant>>>;

/** The middle of some figures; of two in the middle what lies between. */
export function medianOf(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((a, b) => a - b);
  const [one, other] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return one === undefined || other === undefined ? null : Math.round(((one + other) / 2) * 10) / 10;
}

/** How far those who applied have come, by how they found the school, the most applied first. */
export function funnelOf(applied: readonly Applied[], went: WentAt): Pick<FinanceFunnel, 'sources' | 'whole'> {
  const sources = [...Map.groupBy(applied, ({ source }) => source)]
    .map(([source, some]): SourceFunnel => ({ source, ...lineOf(some, went) }))
    .toSorted((a, b) => b.applied - a.applied || (a.source < b.source ? -1 : 1));
  return { sources, whole: applied.length === 0 ? null : lineOf(applied, went) };
}

function lineOf(some: readonly Applied[], went: WentAt): Omit<SourceFunnel, 'source'> {
  const daysTo = (step: Step) =>
    some.flatMap(({ familyId, at }) => {
      const then = went[step].get(familyId);
      return then ? [Math.max(0, then.since(at).total({ unit: 'hours' }) / 24)] : [];
    });
  const [booked, came, paid] = steps.map(daysTo);
  return {
    applied: some.length,
    booked: booked?.length ?? 0,
    came: came?.length ?? 0,
    paid: paid?.length ?? 0,
    days: { booked: medianOf(booked ?? []), came: medianOf(came ?? []), paid: medianOf(paid ?? []) },
  };
}

/**
 * Whether a funnel agrees with the books: money was paid by as many of its families in the entries as in the double entry, no more than
 * it says have paid (an order that a code made free is paid without money), and its sources come to the whole.
 */
export function agreesWith(
  { sources, whole }: Pick<FinanceFunnel, 'sources' | 'whole'>,
  { byEntries, byPostings }: { byEntries: number; byPostings: number },
): boolean {
  const of = (figure: 'applied' | Step) => sources.reduce((sum, source) => sum + source[figure], 0);
  const isWhole = (['applied', ...steps] as const).every((figure) => of(figure) === (whole?.[figure] ?? 0));
  return byEntries === byPostings && byEntries <= (whole?.paid ?? 0) && isWhole;
}
