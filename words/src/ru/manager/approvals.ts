import { approvalLimits } from '@school/contract/approvals/limits';

import { count, fill } from '../../grammar.ts';
import { days } from '../shared/amounts.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });
const ofKind = {
  gold: (n: number) =>
    count('ru', n, {
      one: 'индивидуальный урок',
      few: 'индивидуальных урока',
      many: 'индивидуальных уроков',
      other: 'индивидуального урока',
    }),
  silver: (n: number) =>
    count('ru', n, { one: 'групповой урок', few: 'групповых урока', many: 'групповых уроков', other: 'группового урока' }),
};
const unitsOf = (n: number, kind: 'gold' | 'silver' | null) => (kind === null ? lessons(n) : ofKind[kind](n));

/** Acts that two managers answer for. */
export const texts = {
  title: 'Согласования',
  about: 'Крупные суммы и начисления подтверждают двое. Кто попросил, сам не подтверждает.',
  states: { label: 'Какие показать', waiting: 'Ждут решения', decided: 'Решённые' },
  search: 'Найти согласование',
  searchFor: 'Семья, причина, сотрудник',
  anyAct: 'Все действия',
  act: 'Действие',
  acts: { grant: 'Начислить уроки', writeOff: 'Списать уроки', refund: 'Вернуть деньги', remedy: 'Исправить платёж' },
  what: {
    grant: (units: number, kind: 'gold' | 'silver' | null) => fill('Начислить {lessons}', { lessons: unitsOf(units, kind) }),
    writeOff: (units: number, kind: 'gold' | 'silver' | null) => fill('Списать {lessons}', { lessons: unitsOf(units, kind) }),
    refund: (amount: string) => fill('Вернуть {amount}', { amount }),
    remedy: (amount: string) => fill('Исправить платёж на {amount}', { amount }),
  },
  reason: (words: string) => fill('Причина: {words}', { words }),
  refund: {
    facts: 'О возврате',
    pays: (units: string, sum: string) => fill('{units}, получит {sum}', { units, sum }),
    left: (gold: number, silver: number) =>
      fill('Сейчас на балансе: индивидуальных — {gold}, групповых — {silver}', { gold: String(gold), silver: String(silver) }),
    asked: (words: string) => fill('Почему просят вернуть: «{words}»', { words }),
    before: (sums: string) => fill('Раньше этой семье вернули: {sums}', { sums }),
    firstTime: 'Раньше этой семье денег не возвращали',
  },
  asked: (name: string, when: string) => fill('Просит {name}, {when}', { name, when }),
  stateOf: { waiting: 'ждёт второго', approved: 'подтверждено', declined: 'отказано', withdrawn: 'отозвано' },
  over: {
    act: (limit: string) => fill('Нужен второй: один сотрудник решает до {limit}', { limit }),
    sum: {
      family: {
        day: (sum: string, limit: string) =>
          fill('Нужен второй: этой семье за сутки вместе с этим {sum}, один сотрудник решает до {limit}', { sum, limit }),
        month: (sum: string, limit: string) =>
          `Нужен второй: этой семье за ${days(approvalLimits.monthDays)} вместе с этим ${sum}, один сотрудник решает до ${limit}`,
      },
      manager: {
        day: (sum: string, limit: string) =>
          fill('Нужен второй: этот сотрудник за сутки вместе с этим решил на {sum}, одному можно до {limit}', { sum, limit }),
        month: (sum: string, limit: string) =>
          `Нужен второй: этот сотрудник за ${days(approvalLimits.monthDays)} вместе с этим решил на ${sum}, одному можно до ${limit}`,
      },
    },
    lessons: (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' }),
    upTo: (n: number) => count('ru', n, { one: 'урока', few: 'уроков', many: 'уроков', other: 'урока' }),
  },
  alone: 'Хватило одного: сумма в пределах порога',
  agreed: (name: string, when: string) => fill('Подтверждено: {name}, {when}', { name, when }),
  refused: (name: string, when: string) => fill('Отказано: {name}, {when}', { name, when }),
  gone: (when: string) => fill('Просьба отозвана, {when}', { when }),
  answer: (words: string) => fill('Ответ: {words}', { words }),
  case: 'Что случилось и что предложено',
  caseOf: (what: string) => fill('Что случилось и что предложено: {what}', { what }),
  money: (family: string) => fill('Деньги семьи: {family}', { family }),
  approve: 'Подтвердить',
  approveOf: (what: string) => fill('Подтвердить: {what}', { what }),
  decline: 'Отказать',
  declineOf: (what: string) => fill('Отказать: {what}', { what }),
  takeBack: 'Передумать',
  takeBackOf: (what: string) => fill('Передумать: {what}', { what }),
  ownHint: 'Это ваша просьба: её подтвердит другой сотрудник',
  sure: 'Это произойдёт сразу, и отменить будет нельзя.',
  why: 'Почему',
  whyHelp: 'Это прочитает тот, кто попросил.',
  whyNeeded: 'Напишите, почему',
  approved: 'Подтверждено и сделано',
  declined: 'Отказано, просивший увидит ответ',
  noLonger: 'По этой просьбе уже принято решение.',
  list: 'Просьбы о согласовании',
  empty: 'Никто не ждёт решения',
  emptyAbout: 'Когда коллега попросит о крупном возврате, начислении или списании, просьба появится здесь сама.',
  emptyDecided: 'Решений пока не было',
  emptyDecidedAbout: 'Здесь останется каждое начисление, списание и возврат: кто, кому и почему.',
  fileName: (day: string) => fill('Согласования {day}.csv', { day }),
  columns: [
    'Действие',
    'Семья',
    'Уроки',
    'Сумма',
    'Валюта',
    'Причина',
    'Состояние',
    'Кто просил',
    'Когда',
    'Кто решил',
    'Когда решено',
    'Ответ',
  ],
};
