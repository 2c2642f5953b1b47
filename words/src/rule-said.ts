import type { ruleChips } from '@school/contract/pages/limits';
import type { Localised } from '@school/contract/shapes';

import { count } from './grammar.ts';
import { days as daysEn } from './en/shared/amounts.ts';
import { days, ofTimes } from './ru/shared/amounts.ts';

/** A rule of the school as a whole sentence without its full stop: with none, one or several of something it is another one. */
export const ruleSaid = {
  freeSkips(skips: number, inDays: number): Localised {
    if (skips === 0)
      return {
        ru: 'Пропуск индивидуального урока списывается с баланса',
        en: 'A missed individual lesson is taken from the balance',
      };
    if (skips === 1)
      return {
        ru: `Первый пропуск индивидуального урока за ${days(inDays)} бесплатный, следующие списываются с баланса`,
        en: `The first missed individual lesson in ${daysEn(inDays)} is free, and further ones are taken from the balance`,
      };
    const first = count('ru', skips, { one: 'пропуск', few: 'пропуска', many: 'пропусков', other: 'пропуска' });
    return {
      ru: `Первые ${first} индивидуальных уроков за ${days(inDays)} бесплатные, следующие списываются с баланса`,
      en: `The first ${skips} missed individual lessons in ${daysEn(inDays)} are free, and further ones are taken from the balance`,
    };
  },
  trialMoves(moves: number): Localised {
    if (moves === 0) return { ru: 'Пробный урок переносит школа', en: 'The school moves a trial lesson' };
    return {
      ru: moves === 1 ? 'Пробный урок можно перенести один раз' : `Пробный урок можно перенести не больше ${ofTimes(moves)}`,
      en: moves === 1 ? 'A trial lesson can be moved once' : `A trial lesson can be moved up to ${moves} times`,
    };
  },
} satisfies Record<(typeof ruleChips)[number], (...facts: number[]) => Localised>;
