import { approvalLimits } from '@school/contract/approvals/limits';

import { days, groupLessons, individualLessons, lessons, ofLessons } from '../shared/amounts.ts';

const ofKind = {
  gold: individualLessons,
  silver: groupLessons,
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
  acts: {
    grant: 'Начислить уроки',
    writeOff: 'Списать уроки',
    refund: 'Вернуть деньги',
    remedy: 'Исправить платёж',
    payment: 'Записать оплату',
    openingBalances: 'Загрузить остатки уроков',
  },
  what: {
    grant: (units: number, kind: 'gold' | 'silver' | null) => `Начислить ${unitsOf(units, kind)}`,
    writeOff: (units: number, kind: 'gold' | 'silver' | null) => `Списать ${unitsOf(units, kind)}`,
    refund: (amount: string) => `Вернуть ${amount}`,
    remedy: (amount: string) => `Исправить платёж на ${amount}`,
    payment: (amount: string) => `Записать оплату ${amount}`,
    openingBalances: (n: number) => `Загрузить остатки: ${lessons(n)}`,
  },
  reason: (words: string) => `Причина: ${words}`,
  refund: {
    facts: 'О возврате',
    pays: (units: string, sum: string) => `${units}, получит ${sum}`,
    after: (gold: number, silver: number) => `Станет: индивидуальных — ${gold}, групповых — ${silver}`,
    left: (gold: number, silver: number) => `Сейчас на балансе: индивидуальных — ${gold}, групповых — ${silver}`,
    asked: (words: string) => `Почему просят вернуть: «${words}»`,
    before: (sums: string) => `Раньше этой семье вернули: ${sums}`,
    firstTime: 'Раньше этой семье денег не возвращали',
  },
  asked: (name: string, when: string) => `Просит ${name}, ${when}`,
  stateOf: { waiting: 'ждёт второго', approved: 'подтверждено', declined: 'отказано', withdrawn: 'отозвано' },
  over: {
    act: (limit: string) => `Нужен второй: один сотрудник решает до ${limit}`,
    sum: {
      family: {
        day: (sum: string, limit: string) => `Нужен второй: этой семье за сутки вместе с этим ${sum}, один сотрудник решает до ${limit}`,
        month: (sum: string, limit: string) =>
          `Нужен второй: этой семье за ${days(approvalLimits.monthDays)} вместе с этим ${sum}, один сотрудник решает до ${limit}`,
      },
      manager: {
        day: (sum: string, limit: string) =>
          `Нужен второй: этот сотрудник за сутки вместе с этим решил на ${sum}, одному можно до ${limit}`,
        month: (sum: string, limit: string) =>
          `Нужен второй: этот сотрудник за ${days(approvalLimits.monthDays)} вместе с этим решил на ${sum}, одному можно до ${limit}`,
      },
    },
    lessons,
    upTo: ofLessons,
  },
  alone: 'Хватило одного: сумма в пределах порога',
  agreed: (name: string, when: string) => `Подтверждено: ${name}, ${when}`,
  refused: (name: string, when: string) => `Отказано: ${name}, ${when}`,
  gone: (when: string) => `Просьба отозвана, ${when}`,
  answer: (words: string) => `Ответ: ${words}`,
  case: 'Что случилось и что предложено',
  caseOf: (what: string) => `Что случилось и что предложено: ${what}`,
  money: (family: string) => `Деньги семьи: ${family}`,
  approve: 'Подтвердить',
  approveOf: (what: string) => `Подтвердить: ${what}`,
  decline: 'Отказать',
  declineOf: (what: string) => `Отказать: ${what}`,
  takeBack: 'Передумать',
  takeBackOf: (what: string) => `Передумать: ${what}`,
  ownHint: 'Это ваша просьба: её подтвердит другой сотрудник',
  sure: 'Это произойдёт сразу, и отменить будет нельзя.',
  why: 'Почему',
  whyHelp: 'Это прочитает тот, кто попросил.',
  whyNeeded: 'Напишите, почему',
  approved: 'Подтверждено и сделано',
  declined: 'Отказано. Автор заявки увидит ответ',
  noLonger: 'По этой просьбе уже принято решение.',
  list: 'Просьбы о согласовании',
  empty: 'Никто не ждёт решения',
  emptyAbout: 'Когда коллега попросит о крупном возврате, начислении или списании, просьба появится здесь сама.',
  emptyDecided: 'Решений пока не было',
  emptyDecidedAbout: 'Здесь останется каждое начисление, списание и возврат: кто, кому и почему.',
  fileName: (day: string) => `Согласования ${day}.csv`,
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
