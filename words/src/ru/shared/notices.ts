import { notificationLimits } from '@school/contract/notifications/limits';

import { hours, minutes } from './amounts.ts';

/** What the school tells a family: the list behind the bell, and by which channels. */
export const texts = {
  title: 'Уведомления',
  none: 'Пока тихо',
  noneAbout: 'Здесь появится всё важное: уроки, расписание, баланс, ответы преподавателей.',
  isNew: 'новое',
  older: 'Показать более ранние',
  choose: 'Настроить уведомления',
  settings: {
    title: 'Уведомления',
    about: 'Выберите, о чём и как вам сообщать. Об отмене сегодняшнего урока и опоздании преподавателя сообщим в любом случае.',
    to: (email: string | null, phone: string | null) =>
      [
        email === null ? 'E-mail не указан: вместо писем пришлём SMS' : `Письма: ${email}`,
        phone === null ? 'телефон не указан' : `SMS: ${phone}`,
      ].join(' · '),
    /** Of a lesson ahead, by how long before it begins. */
    ahead: {
      lessonDay: 'Урок сегодня или завтра',
      lessonHour: (before: number) => `Урок через ${before % 60 === 0 ? hours(before / 60) : minutes(before)}`,
      lessonSoon: (before: number) => `Урок через ${minutes(before)}`,
    },
    aheadNote: (before: number) => `за ${hours(before)} до начала`,
    topics: {
      schedule: { title: 'Изменения в расписании', note: 'перенос, отмена, другой преподаватель' },
      balance: {
        title: 'Уроки заканчиваются',
        note: 'осталось мало или ни одного, скоро закончится срок',
      },
      payment: { title: 'Оплата', note: 'платежи, абонемент, возвраты' },
      homework: { title: 'Домашние задания', note: 'открылось новое, преподаватель проверил' },
      week: { title: 'Неделя ребёнка', note: 'в воскресенье вечером: что узнали и что повторить' },
      message: { title: 'Сообщения в чате', note: `если они не прочитаны ${minutes(notificationLimits.unreadMinutes)}` },
      offers: { title: 'Подарки и места в клубах', note: '' },
    },
    notTold: 'не сообщаем',
    channels: { app: 'В кабинете', mail: 'Письмо', sms: 'SMS', push: 'На устройстве' },
    quiet: {
      title: 'Тихие часы',
      on: 'Ночью не беспокоить',
      note: 'Всё, что ещё важно, пришлём утром',
      from: 'С',
      to: 'До',
      hour: (hour: number) => `${hour}:00`,
      zone: 'По часовому поясу из данных родителя.',
    },
    saved: 'Сохранено',
    readOnly: 'Менять настройки может только родитель.',
  },
};
