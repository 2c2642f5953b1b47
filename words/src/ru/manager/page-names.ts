import { everyCourse } from '@school/contract/catalogue/limits';
import type { CoursePage, PageKey } from '@school/contract/pages/limits';

import { texts as names } from '../shared/names.ts';

const ofCourses = Object.fromEntries(everyCourse.map((code) => [`course-${code}`, `Курс: ${names.courses[code]}`])) as Record<
  CoursePage,
  string
>;

/** What the staff call the texts they may write anew. */
export const pageNames: Record<PageKey, string> = {
  hero: 'Первая страница',
  ...ofCourses,
  'faq-trial': 'Вопросы: пробный урок',
  'faq-schedule': 'Вопросы: расписание',
  'faq-payment': 'Вопросы: оплата',
  'faq-lessons': 'Вопросы: уроки и задания',
  'faq-technical': 'Вопросы: техника',
  terms: 'Условия школы',
  privacy: 'Политика персональных данных',
  about: 'О школе',
  'consent-service': 'Разрешение: уроки',
  'consent-lesson-recordings': 'Разрешение: запись уроков',
  'consent-voice-recordings': 'Разрешение: запись голоса в заданиях',
  'consent-third-parties': 'Разрешение: другие организации',
  'consent-marketing': 'Разрешение: предложения и подарки',
  banner: 'Объявление на главной',
  'letter-welcome': 'Добро пожаловать',
  'letter-introBooked': 'Пробный урок назначен',
  'letter-holdEnds': 'Выбранное время скоро освободится',
  'letter-scheduleReleased': 'Выбранное время освободилось',
  'letter-scheduleEnded': 'Регулярное расписание завершено',
  'letter-teacherChanged': 'Новый преподаватель',
  'letter-teacherRequestDeclined': 'Другого преподавателя не нашли',
  'letter-lessonAppointed': 'Урок назначен',
  'letter-lessonUnfunded': 'Урок без оплаты',
  'letter-lessonReleased': 'Урок отменён: не хватило баланса',
  'letter-groupJoined': 'Запись в группу',
  'letter-groupVisitBooked': 'Пробный урок в группе',
  'letter-groupPlaceOffered': 'Есть место в группе',
  'letter-groupOfferExpired': 'Бронь места в группе закончилась',
  'letter-groupNotGathered': 'Группа не набралась',
  'letter-groupClosed': 'Группа закрывается',
  'letter-waitingDeclined': 'Заявка из листа ожидания закрыта',
  'letter-refundAsked': 'Заявка на возврат получена',
  'letter-refundDeclined': 'Возврат не одобрен',
  'letter-orderPaid': 'Оплата получена',
  'letter-lessonMoved': 'Урок перенесён',
  'letter-weeklyTimeMoved': 'Время уроков изменилось',
  'letter-lessonCanceled': 'Урок отменён',
  'letter-weeklyTimeCanceled': 'Уроки отменены',
  'letter-subscriptionBegun': 'Абонемент оплачен',
  'letter-subscriptionRenewed': 'Абонемент продлён',
  'letter-subscriptionPriceChanges': 'Цена абонемента изменится',
  'letter-subscriptionDeclined': 'Абонемент не продлился',
  'letter-subscriptionToPay': 'Абонемент пора оплатить',
  'letter-subscriptionUnpaid': 'Абонемент закончился',
};
