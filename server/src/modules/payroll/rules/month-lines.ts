import type { SignedMoney } from '@school/contract/payroll/shapes';

/** A lesson and what is paid for it as things stand; null while nobody can say. */
interface Earned {
  lessonId: string;
  pay: SignedMoney | null;
}

/** What was frozen for a lesson in months that are closed. */
export interface Frozen extends SignedMoney {
  lessonId: string;
}

interface Due {
  kind: 'lesson' | 'later';
  lessonId: string;
  pay: SignedMoney | null;
}

/**
 * What a month that is open is made of: each of its lessons, and, of lessons whose months are closed, the difference between what
 * is paid for them now and what was frozen. A lesson that is closed no longer is taken off in full. While a family objects to one,
 * what was frozen stands: the difference comes when that is decided.
 */
export function linesOfOpenMonth(own: readonly Earned[], before: readonly Earned[], frozen: readonly Frozen[]): Due[] {
  const was = Map.groupBy(frozen, ({ lessonId }) => lessonId);
  const now = new Map(before.map((it) => [it.lessonId, it]));
  const later = [...new Set([...now.keys(), ...was.keys()])].flatMap((lessonId): Due[] => {
    const earned = now.get(lessonId);
    if (earned?.pay === null) return [];
    const sums = new Map<SignedMoney['currency'], number>();
    const add = ({ amount, currency }: SignedMoney, sign: 1 | -1) => sums.set(currency, (sums.get(currency) ?? 0) + sign * amount);
    if (earned) add(earned.pay, 1);
    for (const it of was.get(lessonId) ?? []) add(it, -1);
    return [...sums].flatMap(([currency, amount]) => (amount === 0 ? [] : [{ kind: 'later', lessonId, pay: { amount, currency } }]));
  });
  return [...own.map((it): Due => ({ kind: 'lesson', ...it })), ...later];
}

/** Sums by currency, in the order in which they come. */
export function sumsOf(amounts: ReadonlyArray<SignedMoney | null>): SignedMoney[] {
  const sums = new Map<SignedMoney['currency'], number>();
  for (const it of amounts) if (it) sums.set(it.currency, (sums.get(it.currency) ?? 0) + it.amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}
