import type { MarginOfCurrency } from '@school/contract/finance/shapes';
import type { Currency } from '@school/contract/shapes';

import type { Line } from './lines.ts';
import { entriesOf, worthOf } from './worth.ts';

/** What a teacher is paid for lessons in one currency. */
export interface Cost {
  teacherId: string;
  currency: Currency;
  lessons: number;
  amount: number;
}

/**
 * Money by product, earnings by course and teacher, and what the teachers are paid, of lines of one currency. It agrees when every way
 * of adding up comes to what the double entry says was earned, and the products to what was sold and refunded.
 */
export function marginOf(
  currency: Currency,
  lines: readonly Line[],
  { costs, nameOf, books }: { costs: readonly Cost[]; nameOf(teacherId: string): string; books: number },
): MarginOfCurrency {
  const part = (wanted: Line['part']) => lines.filter((line) => line.part === wanted);
  const total = (of: readonly Line[]) => of.reduce((sum, { amount }) => sum + amount, 0);
  const refunded = total(part('refunded'));
  const worth = worthOf([], entriesOf(lines), refunded);
  const back = new Map(part('back').map(({ name, amount }) => [name, amount]));
  const sold = new Map(part('sold').map((line) => [line.name, line]));
  const products = [...new Set([...sold.keys(), ...back.keys()])].map((name) => ({
    name,
    units: sold.get(name)?.units ?? 0,
    sold: sold.get(name)?.amount ?? 0,
    refunded: back.get(name) ?? 0,
  }));
  const courses = part('course').map(({ name, units, amount }) => ({ name, units, earned: amount }));
  const taught = new Map(part('teacher').map((line) => [line.name, line]));
  const teachers = [...new Set([...taught.keys(), ...costs.map(({ teacherId }) => teacherId)])].map((id) => {
    const its = costs.find(({ teacherId }) => teacherId === id);
    const [earned, cost, lessons] = [taught.get(id)?.amount ?? 0, its?.amount ?? 0, its?.lessons ?? 0];
    return {
      teacherId: id === '' ? null : id,
      name: id === '' ? '' : nameOf(id),
      units: taught.get(id)?.units ?? 0,
      lessons,
      earned,
      cost,
      margin: earned - cost,
      perLesson: lessons === 0 ? null : Math.round((earned - cost) / lessons),
    };
  });
  const inLessons = teachers.reduce((sum, { earned }) => sum + earned, 0);
  return {
    currency,
    products: products.toSorted((one, other) => other.sold - one.sold),
    courses: courses.toSorted((one, other) => other.earned - one.earned),
    teachers: teachers.toSorted((one, other) => other.earned - one.earned),
    lapsed: worth.lapsed,
    earned: worth.earned,
    cost: costs.reduce((sum, { amount }) => sum + amount, 0),
    books,
    agrees:
      inLessons + worth.lapsed === books &&
      total(part('course')) + worth.lapsed === books &&
      total(part('sold')) === worth.sold &&
      total(part('back')) === refunded,
  };
}
