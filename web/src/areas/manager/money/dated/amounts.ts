/** «360», «360,5», «1 234.50» in minor units; undefined for what is no amount above zero of a currency with two digits. */
export function minorUnits(typed: string): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/\s/g, ''));
  if (!match) return undefined;
  const amount = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
}

/** An amount as it is typed: «360», «360,50». */
export const typedAmount = (amount: number): string =>
  amount % 100 === 0 ? String(amount / 100) : `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
