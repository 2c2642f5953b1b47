import type { Locale } from '@school/contract/shapes';

import type { OrderRecord } from './order.ts';

type Forms = Record<'one' | 'few' | 'many' | 'other', string>;

const words: Record<Locale, Record<OrderRecord['kind'], Forms>> = {
  'ru-RU': {
    individual: { one: 'индивидуальный урок', few: 'индивидуальных урока', many: 'индивидуальных уроков', other: 'индивидуального урока' },
    group: { one: 'групповой урок', few: 'групповых урока', many: 'групповых уроков', other: 'группового урока' },
    subscription: {
      one: 'групповой урок по абонементу',
      few: 'групповых урока по абонементу',
      many: 'групповых уроков по абонементу',
      other: 'группового урока по абонементу',
    },
  },
  'en-US': {
    individual: { one: 'individual lesson', few: 'individual lessons', many: 'individual lessons', other: 'individual lessons' },
    group: { one: 'group lesson', few: 'group lessons', many: 'group lessons', other: 'group lessons' },
    subscription: {
      one: 'group lesson by subscription',
      few: 'group lessons by subscription',
      many: 'group lessons by subscription',
      other: 'group lessons by subscription',
    },
  },
};

/** What the bank writes beside the amount: «Chip School: 8 индивидуальных уроков». */
export function orderTitle({ kind, lessons, locale }: Pick<OrderRecord, 'kind' | 'lessons' | 'locale'>): string {
  const forms = words[locale][kind];
  const form = new Intl.PluralRules(locale).select(lessons);
  return `Chip School: ${lessons} ${forms[form === 'one' || form === 'few' || form === 'many' ? form : 'other']}`;
}
