import type { SettingKey } from '@school/contract/school/settings';

/** What a setting of the school is called: on its page, and in the log of the staff. */
export const settingNames = {
  nameRu: 'Название',
  nameEn: 'Название по-английски',
  contactPhone: 'Телефон для семей',
  contactEmail: 'E-mail для семей',
  contactHours: 'Часы работы',
  contactZone: 'Часовой пояс часов работы',
  hoursToCancelOrTransfer: 'Отмена и перенос урока, не позже чем за',
  bookingNoticeMinutes: 'Запись на урок, не позже чем за',
  introHoldMinutes: 'Держим время пробного урока',
  unpaidScheduleHours: 'Держим неоплаченное расписание',
  pauseDays: 'Пауза в расписании, не дольше',
  introTransfers: 'Сколько раз семья сама переносит пробный урок',
  enterBeforeMinutes: 'Класс открывается за',
  absentAfterMinutes: 'Ждём ребёнка',
  freeSkipDays: 'Один бесплатный пропуск за',
  teacherWaitMinutes: 'Семья ждёт преподавателя',
  lateTeacherBonus: 'В подарок, если преподаватель не пришёл',
  groupsAKid: 'В скольких группах может быть ребёнок',
  waitingOfferHours: 'Место из листа ожидания держим',
  lowStars: 'Урок с такой оценкой и ниже ждёт менеджера',
  approvalUnits: 'Уроки без второго человека',
  approvalAmounts: 'Деньги без второго человека',
} satisfies Record<SettingKey, string>;
