import { schedulingLimits } from '@school/contract/calendar/limits';

import { count } from '../../grammar.ts';
import { hours } from './amounts.ts';

/** The tour of the school for a new parent, the keys, and the school on the home screen. */
export const texts = {
  step: (at: number, of: number) => `Шаг ${at} из ${of}`,
  back: 'Назад',
  next: 'Дальше',
  done: 'Готово',
  leave: 'Закончить экскурсию',
  again: 'Показать школу ещё раз',
  againAbout: (steps: number) =>
    `Короткая экскурсия по школе: ${count('ru', steps, { one: 'шаг', few: 'шага', many: 'шагов', other: 'шага' })}`,
  steps: {
    home: { title: 'Покажем, что где', text: 'Это главная: ближайший урок, занятия ребёнка и то, что сделать дальше.' },
    schedule: {
      title: 'Расписание',
      text: `Все уроки по вашему времени. Урок можно перенести или отменить не позже чем за ${hours(schedulingLimits.hoursToCancelOrTransfer)} до начала.`,
    },
    groups: { title: 'Клубы', text: 'Занятия в небольших группах: можно записаться или встать в очередь.' },
    payment: { title: 'Оплата', text: 'Сколько уроков осталось, пакеты, история и документы.' },
    kids: { title: 'Здесь занимается ребёнок', text: 'Выберите ребёнка, и откроется его кабинет: задания, игры и уроки.' },
    help: { title: 'Помощь всегда рядом', text: 'Ответы на частые вопросы и люди, которые помогут. Экскурсию можно начать здесь снова.' },
  },
  keys: {
    title: 'Клавиши',
    home: 'Главная',
    schedule: 'Расписание',
    groups: 'Клубы',
    payment: 'Оплата',
    chat: 'Чат',
    kids: 'Кто занимается',
    search: 'Найти ответ в помощи',
    help: 'Этот список',
    on: 'Клавиши включены',
    onAbout: 'Если вы диктуете голосом или задеваете клавиши случайно, их можно выключить.',
  },
  install: {
    title: 'Школа на экране телефона',
    text: 'Откроется одним касанием, как приложение. Расписание видно и без интернета.',
    button: 'Установить',
    ask: 'Школу можно поставить на главный экран, как приложение',
    apple: 'В Safari нажмите «Поделиться», затем «На экран „Домой“».',
    done: 'Школа установлена',
  },
};
