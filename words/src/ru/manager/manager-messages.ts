import { notificationLimits } from '@school/contract/notifications/limits';

import { days, tries } from '../shared/amounts.ts';

/** Messages of the school to people, for managers: what did not arrive. */
export const texts = {
  title: 'Сообщения',
  about: 'Недоставленные письма и SMS. Отправьте снова или свяжитесь с семьёй иначе и закройте.',
  states: {
    label: 'Какие сообщения',
    failed: 'Не доставлены',
    queued: 'Ждут',
    sent: 'Отправлены',
    dropped: 'Больше не нужны',
    closed: 'Закрыты',
  },
  /** Of one message. */
  state: { failed: 'Не доставлено', queued: 'Ждёт', sent: 'Отправлено', dropped: 'Больше не нужно', closed: 'Закрыто' },
  failedOf: (n: number) => `Не доставлены: ${n}`,
  channels: { mail: 'Письмо', sms: 'SMS', push: 'Уведомление на устройстве', telegram: 'Сообщение в Telegram' },
  noSubject: 'Без темы',
  to: (address: string) => `Кому: ${address}`,
  fault: (said: string) => `Ответ получателя: ${said}`,
  attempts: tries,
  family: (name: string) => `Семья: ${name}`,
  unnamed: 'без имени',
  acts: {
    label: 'Что уже сделали',
    retried: (by: string, when: string, reason: string) => `${when}, ${by}: отправлено снова. ${reason}`,
    closed: (by: string, when: string, reason: string) => `${when}, ${by}: закрыто. ${reason}`,
  },
  search: 'Поиск',
  searchFor: 'E-mail, телефон или тема',
  list: 'Сообщения',
  empty: {
    failed: 'Всё доставлено',
    queued: 'Ничего не ждёт отправки',
    sent: 'Отправленных сообщений нет',
    dropped: 'Таких сообщений нет',
    closed: 'Закрытых сообщений нет',
  },
  emptyAbout: `Сообщения хранятся ${days(notificationLimits.messagesKeptDays)}.`,
  retry: 'Отправить снова',
  retryOf: (subject: string) => `Отправить снова: ${subject}`,
  close: 'Закрыть сообщение',
  closeOf: (subject: string) => `Закрыть сообщение: ${subject}`,
  retrySure:
    'Отправим то же сообщение на адрес или телефон, который сейчас указан у семьи. Если он неверен, сначала исправьте его в карточке семьи.',
  closeSure: 'Сообщение больше не отправляем, его текст удаляем.',
  why: 'Причина',
  whyHelp: 'Останется в журнале',
  usualRetry: 'Почта получателя снова работает',
  needed: 'Напишите причину',
  retried: 'Сообщение отправляется снова',
  closed: 'Сообщение закрыто',
  noLonger: 'Это сообщение уже отправлено снова или закрыто.',
};
