import { count } from '../../grammar.ts';
import { days, groupLessons } from '../shared/amounts.ts';
import type { UnitKind } from '../../letters/unit-kind.ts';

import type { BalanceTexts } from '../../letters/balance-texts.ts';

const lessonsOf: Record<UnitKind, (count: number) => string> = {
  gold: (n) =>
    count('ru', n, {
      one: 'индивидуальный урок',
      few: 'индивидуальных урока',
      many: 'индивидуальных уроков',
      other: 'индивидуальных урока',
    }),
  silver: groupLessons,
};
const allOf: Record<UnitKind, string> = { gold: 'Индивидуальные уроки', silver: 'Групповые уроки' };
const left = (count: number): string => (count === 1 ? 'Остался' : 'Осталось');
const timesFor = (n: number): string => `Есть свободное время для ${n === 1 ? 'этого урока' : 'этих уроков'}:`;

const lessonsWithout = (n: number): string => count('ru', n, { one: 'урока', few: 'уроков', many: 'уроков', other: 'урока' });

/** What of the lessons left is not booked yet; one lesson is spoken of as one. */
const stateOf = (n: number, free: number): string => {
  if (free === 0) return n === 1 ? 'Время для него уже выбрано.' : 'Время для всех уже выбрано.';
  if (free < n) return `Время ещё не выбрано для ${lessonsWithout(free)}.`;
  return n === 1 ? 'Время для него пока не выбрано.' : 'Время для них пока не выбрано.';
};

/** Where times are chosen: single lessons in the schedule, club lessons at the groups. */
const where: Record<UnitKind, string> = { gold: '/schedule?do=book', silver: '/groups' };

const timesOf = (offered: Parameters<BalanceTexts['unitsExpire']>[0]['offered'], heading: string): string =>
  offered.length === 0
    ? ''
    : `\n\n${heading}\n${offered
        .map(
          ({ kid, with: own, times }) =>
            `${kid}${own ? `, ${own.course}, преподаватель ${own.teacher}` : ', группы'}:\n${times.map((time) => `• ${time}`).join('\n')}`,
        )
        .join('\n')}`;

export const ruBalance: BalanceTexts = {
  balanceEnding: ({ parent, address, kind, left: count, free, offered }) => {
    const lessons = lessonsOf[kind](count);
    const products = `${address}/payment/products`;
    if (count === 0) {
      return {
        subject: `${allOf[kind]} закончились`,
        text: `Здравствуйте, ${parent}!\n\n${allOf[kind]} на балансе закончились. Назначенные уроки, на которые не хватит баланса, мы отменим заранее. Чтобы учиться дальше, выберите пакет:\n${products}${timesOf(offered, 'Есть свободное время:')}`,
        sms: `${allOf[kind].toLowerCase()} закончились. Неоплаченные уроки мы отменим заранее. Выбрать пакет: ${products}`,
      };
    }
    const state = stateOf(count, free);
    const heading = free === 0 ? 'Есть свободное время, чтобы заниматься дальше:' : timesFor(free);
    const book = free === 0 ? '' : `\n\nЗаписаться:\n${address}${where[kind]}`;
    return {
      subject: `${left(count)} ${lessons}`,
      text: `Здравствуйте, ${parent}!\n\nНа балансе ${left(count).toLowerCase()} ${lessons}. ${state}${timesOf(offered, heading)}${book}\n\nЧтобы не прерываться, выберите следующий пакет заранее:\n${products}`,
      sms: `${left(count).toLowerCase()} ${lessons}. ${state} Выбрать пакет: ${products}`,
    };
  },
  unitsExpire: ({ parent, address, lots, offered, mayExchange }) => {
    const [first] = lots;
    const lines = lots.map(({ kind, units, until, days: rest }) => `• ${lessonsOf[kind](units)}: до ${until}, ещё ${days(rest)}`);
    const kinds = [...new Set(lots.map(({ kind }) => kind))];
    const all = lots.reduce((sum, { units }) => sum + units, 0);
    const ends =
      all === 1 ? 'урок, срок которого скоро закончится. Потом он сгорит.' : 'уроки, срок которых скоро закончится. Потом они сгорят.';
    const subject = first ? `${lessonsOf[first.kind](first.units)}: использовать до ${first.until}` : '';
    return {
      subject: `${subject}${lots.length > 1 ? ' и другие' : ''}`,
      text: `Здравствуйте, ${parent}!\n\nНа балансе есть ${ends}\n\n${lines.join('\n')}${timesOf(offered, timesFor(all))}\n\nЗаписаться:\n${kinds.map((kind) => `${address}${where[kind]}`).join('\n')}${mayExchange ? `\n\nУроки одного вида можно обменять на другой, срок при этом не меняется:\n${address}/payment/exchange` : ''}`,
      sms: `${first ? `${lessonsOf[first.kind](first.units)}, срок до ${first.until}` : ''}. Записаться: ${address}${where[first?.kind ?? 'gold']}`,
    };
  },
};
