import type { SettingGroup, SettingKey } from '@school/contract/school/settings';

import { families, hours, days, lessons, minutes } from '../shared/amounts.ts';

import { settingNames } from './setting-names.ts';

/** What the owner chooses for the school. A new setting wants its line here. */
export const texts = {
  title: 'Настройки школы',
  about: 'Что школа решает сама. Обещанное семьям раньше остаётся как обещано.',
  groups: { school: 'Школа', contact: 'Связь со школой', schedule: 'Расписание', approvals: 'Второй человек' } satisfies Record<
    SettingGroup,
    string
  >,
  names: settingNames,
  means: {
    nameRu: 'Как школа называется в текстах, письмах и документах. Пишите без слова «школа»: оно и кавычки стоят рядом.',
    nameEn: 'Так школа называется в английских текстах и письмах.',
    contactPhone: 'Семьи видят его на странице помощи. Пусто: телефона там нет.',
    contactEmail: 'Семьи видят его на странице помощи и при смене пароля. Пусто: адреса там нет.',
    contactHours: 'Когда контакт-центр отвечает, каждый день.',
    contactZone: 'Город, по часам которого они указаны. Каждая семья видит их по своему времени.',
    hoursToCancelOrTransfer:
      'Семья отменяет и переносит урок сама, пока до него столько времени. Уже назначенные уроки живут по часам, которые были при записи.',
    bookingNoticeMinutes: 'Чтобы преподаватель успел подготовиться: ближайшее время, на которое можно записаться.',
    introHoldMinutes: 'Столько времени место ждёт, пока родитель подтверждает запись.',
    unpaidScheduleHours: 'Потом выбранное время снова свободно. Семья узнаёт об этом до и после.',
    pauseDays: 'На сколько семья сама может приостановить занятия. Время остаётся за ней.',
    approvalUnits: 'Сколько уроков сотрудник может начислить или списать один. Большее подтверждает второй.',
    approvalAmounts: 'Какую сумму сотрудник может вернуть или провести один. Большую подтверждает второй.',
  } satisfies Record<SettingKey, string>,
  notSaid: 'не указано',
  hours,
  minutes,
  days,
  lessons,
  since: (when: string) => `с ${when}`,
  fromStart: 'так у каждой новой школы',
  fixed: (variable: string) => `Задано на сервере переменной ${variable}, здесь не меняется.`,
  noRight: 'Меняют те, у кого есть право на настройки.',
  planned: (value: string, when: string) => `С ${when}: ${value}`,
  change: 'Изменить',
  changeIt: (name: string) => `Изменить: ${name}`,
  save: 'Сохранить',
  saved: 'Настройка сохранена',
  wrong: 'Так записать нельзя, проверьте значение',
  now: (value: string) => `Сейчас: ${value}`,
  hoursHelp: 'Начало и конец через дефис, часы и минуты',
  effect: {
    title: 'Кого коснётся',
    next: 'Новое значение действует на то, что семьи выберут после него.',
    none: 'Сейчас никому ничего не обещано по-старому.',
    stay: (familiesTouched: number, promises: number) => `${families(familiesTouched)}, обещаний: ${promises}. Они останутся как есть.`,
  },
  callOff: 'Отменить',
  callOffIt: (name: string) => `Отменить будущее значение: ${name}`,
  callOffDone: 'Будущее значение отменено',
  history: 'Прежние значения',
  noHistory: 'Здесь ещё ничего не меняли.',
};
