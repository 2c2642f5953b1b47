import type { TopUpEnd } from '@school/contract/saved-cards/shapes';

import { days, groupLessons, individualLessons, lessons } from '../shared/amounts.ts';

/** Automatic top-up: what, when, how much, and how it is switched off. */
export const texts = {
  title: 'Автопополнение',
  off: 'выключено',
  on: 'включено',
  about: 'Когда уроки будут заканчиваться, мы спишем деньги с карты и добавим пакет: перерыва в уроках не будет.',
  needsCard: 'Чтобы включить автопополнение, сохраните карту при следующей оплате.',
  needsPackage: 'В вашей валюте таких пакетов сейчас нет.',
  package: 'Какой пакет покупать',
  packageLine: (kind: 'gold' | 'silver', n: number, price: string) =>
    `${kind === 'gold' ? individualLessons(n) : groupLessons(n)} — ${price}`,
  threshold: 'Когда на балансе останется',
  left: (n: number) => `${lessons(n)} или меньше`,
  card: 'С какой карты',
  agree: (price: string, card: string, left: string, notice: number) =>
    `Даю согласие: когда на балансе останется ${left}, школа спишет ${price} с карты ${card}. За ${days(notice)} до списания школа пришлёт письмо с суммой и не спишет больше неё.`,
  how: 'Отключить можно в любой момент на этой странице, одним нажатием. На паузе, после окончания курса и пока рассматривается возврат ничего не списывается.',
  agreeFirst: 'Отметьте, пожалуйста, что согласны на списание',
  switchOn: (price: string) => `Включить: ${price} за раз`,
  switchOff: 'Отключить автопополнение',
  change: 'Изменить',
  switchedOn: 'Автопополнение включено',
  switchedOff: 'Автопополнение отключено. Больше ничего не спишем',
  facts: { package: 'Пакет', threshold: 'Порог', card: 'Карта' },
  waits: 'Пока уроков хватает, ничего не спишется.',
  next: (when: string, sum: string) => `${when} спишем не больше ${sum}.`,
  again: (when: string) => `Банк отклонил списание. Попробуем ещё раз ${when}.`,
  ended: {
    family: '',
    card: 'Автопополнение отключилось: с карты больше нельзя списать деньги.',
    bank_asks: 'Автопополнение отключилось: банк хочет, чтобы вы подтверждали оплату сами.',
    declined: 'Автопополнение отключилось: банк несколько раз отклонил списание.',
    not_sold: 'Автопополнение отключилось: такого пакета больше нет.',
  } satisfies Record<TopUpEnd, string>,
};
