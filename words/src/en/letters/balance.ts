import { count } from '../../grammar.ts';
import { days } from '../shared/amounts.ts';
import type { UnitKind } from '../../letters/unit-kind.ts';

import type { BalanceTexts } from '../../letters/balance-texts.ts';

const adjective: Record<UnitKind, string> = { gold: 'individual', silver: 'group' };
const lessonsOf = (kind: UnitKind, n: number): string =>
  count('en', n, { one: `${adjective[kind]} lesson`, other: `${adjective[kind]} lessons` });

/** What of the lessons left is not booked yet; one lesson is spoken of as one. */
const stateOf = (n: number, free: number): string => {
  if (free === 0) return n === 1 ? 'It is already booked.' : 'All of them are already booked.';
  if (free < n) return `Still to be booked: ${count('en', free, { one: 'lesson', other: 'lessons' })}.`;
  return n === 1 ? 'It isn’t booked yet.' : 'None of them are booked yet.';
};

const timesFor = (n: number): string => `Available times for ${n === 1 ? 'this lesson' : 'these lessons'}:`;

/** Where times are chosen: single lessons in the schedule, club lessons at the groups. */
const where: Record<UnitKind, string> = { gold: '/schedule?do=book', silver: '/groups' };

const timesOf = (offered: Parameters<BalanceTexts['unitsExpire']>[0]['offered'], heading: string): string =>
  offered.length === 0
    ? ''
    : `\n\n${heading}\n${offered
        .map(
          ({ kid, with: own, times }) =>
            `${kid}${own ? `, ${own.course} with ${own.teacher}` : ', group lessons'}:\n${times.map((time) => `• ${time}`).join('\n')}`,
        )
        .join('\n')}`;

export const enBalance: BalanceTexts = {
  balanceEnding: ({ parent, address, kind, left, free, offered }) => {
    const products = `${address}/payment/products`;
    if (left === 0) {
      return {
        subject: `No ${adjective[kind]} lessons left`,
        text: `Hello ${parent},\n\nYou have no ${adjective[kind]} lessons left. We cancel booked lessons that your balance doesn’t cover. To keep learning, choose a package:\n${products}${timesOf(offered, 'These times are free:')}`,
        sms: `no ${adjective[kind]} lessons left. We cancel lessons that aren’t paid for. Choose a package: ${products}`,
      };
    }
    const lessons = lessonsOf(kind, left);
    const state = stateOf(left, free);
    const heading = free === 0 ? 'Available times for your next lessons:' : timesFor(free);
    const book = free === 0 ? '' : `\n\nBook a lesson:\n${address}${where[kind]}`;
    return {
      subject: `${lessons} left`,
      text: `Hello ${parent},\n\nYou have ${lessons} left. ${state}${timesOf(offered, heading)}${book}\n\nTo keep going without a break, choose your next package now:\n${products}`,
      sms: `${lessons} left. ${state} Choose a package: ${products}`,
    };
  },
  unitsExpire: ({ parent, address, lots, offered, mayExchange }) => {
    const [first] = lots;
    const lines = lots.map(({ kind, units, until, days: rest }) => `• ${lessonsOf(kind, units)}: use by ${until}, ${days(rest)} left`);
    const kinds = [...new Set(lots.map(({ kind }) => kind))];
    const all = lots.reduce((sum, { units }) => sum + units, 0);
    const ends =
      all === 1
        ? 'A lesson on your balance is about to expire. After that you can’t use it.'
        : 'Some lessons on your balance are about to expire. After that you can’t use them.';
    const subject = first ? `${lessonsOf(first.kind, first.units)}: use by ${first.until}` : '';
    return {
      subject: `${subject}${lots.length > 1 ? ' and others' : ''}`,
      text: `Hello ${parent},\n\n${ends}\n\n${lines.join('\n')}${timesOf(offered, timesFor(all))}\n\nBook a lesson:\n${kinds.map((kind) => `${address}${where[kind]}`).join('\n')}${mayExchange ? `\n\nYou can exchange lessons of one kind for the other. The expiry date stays the same:\n${address}/payment/exchange` : ''}`,
      sms: `${first ? `${lessonsOf(first.kind, first.units)}, use by ${first.until}` : ''}. Book: ${address}${where[first?.kind ?? 'gold']}`,
    };
  },
};
