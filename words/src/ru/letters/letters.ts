import { lessons as units } from '../shared/amounts.ts';
import { giftLessonsFrom } from '@school/contract/promotions/limits';
import { schoolIn } from '../../school-name.ts';
import { texts as names } from '../shared/names.ts';

import { ruAnnouncement } from './announcement.ts';
import { ruAdults } from './adults.ts';
import { ruBalance } from './balance.ts';
import { ruLessonChange } from './lesson-change.ts';
import type { MessageTexts } from '../../letters/message-texts.ts';
import { ruRegular } from './regular.ts';
import { ruClub } from './club.ts';
import { ruManagerAnswer } from './manager-answer.ts';
import { ruReminder } from './reminder.ts';
import { ruStaff } from './staff.ts';
import { ruRoom } from './room.ts';
import { ruInvoice } from './invoice.ts';
import { ruRefund } from './refund.ts';
import { ruSubscription } from './subscription.ts';
import { ruTopUp } from './top-up.ts';

const hours = (minutes: number): string => (Math.abs(minutes) === 60 ? 'час' : `${Math.abs(minutes)} мин.`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ru: MessageTexts = {
  subjects: names.subjects,
  courses: names.courses,
  cities: names.zones,
  sender: schoolIn.ru,
  team: (school) => `Команда школы «${school}»`,
  ...ruRegular,
  ...ruLessonChange,
  ...ruReminder,
  ...ruStaff,
  ...ruClub,
  ...ruAdults,
  ...ruBalance,
  ...ruAnnouncement,
  ...ruManagerAnswer,
  ...ruSubscription,
  ...ruTopUp,
  ...ruRefund,
  ...ruInvoice,
  ...ruRoom,
  inZone: (moment, city) => `${moment} (время: ${city})`,
  welcome: ({ parent, kid, address }) => ({
    subject: 'Добро пожаловать!',
    text: `Здравствуйте, ${parent}!\n\nВаш кабинет готов, профиль ребёнка тоже: ${kid}. Следующий шаг — бесплатный пробный урок. Выберите удобное время:\n${address}/intro-appointment`,
    sms: `кабинет готов. Выберите время бесплатного пробного урока: ${address}`,
  }),
  contactsChanged: ({ parent, address }) => ({
    subject: 'Контакты вашего кабинета изменены',
    text: `Здравствуйте, ${parent}!\n\nМенеджер школы изменил e-mail или телефон вашего кабинета. Пишем на прежний контакт. Если вы об этом не просили, сразу свяжитесь с нами: ${address}/help`,
    sms: `контакты вашего кабинета изменены. Если вы не просили об этом, свяжитесь с нами: ${address}/help`,
  }),
  linkMade: ({ parent, manager, reason, address }) => ({
    subject: 'Ссылка для входа в ваш кабинет',
    text: `Здравствуйте, ${parent}!\n\nПо запросу сотрудника школы создана ссылка, по которой можно один раз войти в ваш кабинет. Сотрудник: ${manager}. Причина: ${reason}. Если вы об этом не просили, сразу напишите нам: ${address}/help`,
    sms: `создана ссылка для входа в ваш кабинет. Если вы об этом не просили, напишите нам: ${address}/help`,
  }),
  introBooked: ({ parent, kid, subject, moment, teacher, address }) => ({
    subject: `Пробный урок: ${moment}`,
    text: `Здравствуйте, ${parent}!\n\nМы ждём вас на пробном уроке.\n\nРебёнок: ${kid}\nПредмет: ${subject}\nКогда: ${moment}\n${teacher ? `Преподаватель: ${teacher}\n` : ''}\nУрок бесплатный. Понадобится компьютер с камерой и микрофоном. Подробности — в кабинете:\n${address}/`,
    sms: `пробный урок: ${moment}. Понадобится компьютер с камерой и микрофоном. Подробности: ${address}`,
  }),
  courseRecommended: ({ parent, kid, course, gift, address }) => ({
    subject: `Рекомендуем курс «${course}»`,
    text: `Здравствуйте, ${parent}!\n\nПреподаватель рассказал, как прошёл пробный урок, и рекомендует курс «${course}».\nРебёнок: ${kid}\n\n${gift ? `Подарок: ещё ${units(gift.lessons)} к пакету от ${giftLessonsFrom} уроков при оплате до ${gift.until}.\n\n` : ''}Отчёт преподавателя и пакеты уроков — в кабинете:\n${address}/`,
    sms: `рекомендуем курс «${course}».${gift ? ` Подарок: ${units(gift.lessons)} к пакету от ${giftLessonsFrom}, если оплатить до ${gift.until}.` : ''} ${address}`,
  }),
  levelCompleted: ({ parent, kid, course, level, next, fits, path, address }) => ({
    subject: next ? `Пройден уровень «${level}»: ${kid}` : `Курс пройден: ${course}`,
    text: `Здравствуйте, ${parent}!\n\n${next ? 'Ещё один уровень пройден, поздравляем!' : 'Весь курс пройден, поздравляем!'}\n\nРебёнок: ${kid}\nКурс: ${course}\nПройден уровень: «${level}»${next ? `\nДальше: «${next}»\n\nУспехи ребёнка` : `\n\n${fits.length > 0 ? `Дальше может подойти: ${fits.join(', ')}. ` : ''}Пробный урок по новому предмету бесплатный`}:\n${address}${path}`,
    sms: `${kid}, «${course}» — ${next ? `пройден уровень «${level}», дальше «${next}»` : 'курс пройден'}! ${address}${path}`,
  }),
  orderPaid: ({ parent, amount, lessons, bonus, address }) => ({
    subject: 'Оплата получена',
    text: `Здравствуйте, ${parent}!\n\nМы получили оплату: ${amount}. Добавили на баланс: ${units(lessons)}.${bonus > 0 ? `\nВ подарок: ${units(bonus)}.` : ''}\n\nБаланс и история — в кабинете:\n${address}/payment/history`,
    sms: `оплата ${amount} получена, на балансе +${units(lessons + bonus)}.`,
  }),
  scheduleSet: ({ parent, kid, course, days, heldUntil, address }) => ({
    subject: `Расписание: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nРегулярное расписание готово.\n\nРебёнок: ${kid}\nКурс: ${course}\nУроки: ${days}\n\n${heldUntil ? `Мы держим это время до ${heldUntil}. Чтобы оно осталось за вами, оплатите пакет:\n${address}/payment/products` : `Все уроки — в расписании:\n${address}/schedule`}`,
    sms: `уроки: ${days}.${heldUntil ? ` Держим время до ${heldUntil}, ждём оплату: ${address}` : ''}`,
  }),
  holdEnds: ({ parent, course, heldUntil, address }) => ({
    subject: `Выбранное время держим до ${heldUntil}`,
    text: `Здравствуйте, ${parent}!\n\nВы выбрали расписание курса «${course}». Мы держим это время до ${heldUntil}. Если пакет не будет оплачен, время освободится для других.\n\nОплатить:\n${address}/payment/products`,
    sms: `выбранное время держим до ${heldUntil}. Оплатить: ${address}/payment/products`,
  }),
  scheduleReleased: ({ parent, kid, course, address }) => ({
    subject: 'Выбранное время освободилось',
    text: `Здравствуйте, ${parent}!\n\nПакет пока не оплачен, поэтому выбранное время снова свободно.\n\nРебёнок: ${kid}\nКурс: ${course}\n\nНичего страшного: выбрать расписание можно в любой момент:\n${address}/`,
    sms: `выбранное время освободилось. Выбрать заново: ${address}`,
  }),
  clockChanges: ({ parent, day, minutes, lessons, address }) => ({
    subject: `${capital(day)} переводят часы: время уроков сдвинется`,
    text: `Здравствуйте, ${parent}!\n\n${capital(day)} переводят часы, и разница между вашим временем и временем школы изменится. Поэтому по вашему времени уроки будут на ${hours(minutes)} ${minutes > 0 ? 'позже' : 'раньше'}. Вот первые уроки после перевода:\n\n${lessons.join('\n')}\n\nДелать ничего не нужно. Если новое время неудобно, расписание можно изменить:\n${address}/schedule`,
    sms: `${day} переводят часы, уроки будут на ${hours(minutes)} ${minutes > 0 ? 'позже' : 'раньше'} по вашему времени. ${address}/schedule`,
  }),
  lessonReleased: ({ parent, kid, moment, address }) => ({
    subject: `Урок отменён: ${moment}`,
    text: `Здравствуйте, ${parent}!\n\nНа этот урок не хватило баланса, поэтому он отменён.\nКогда: ${moment}\nРебёнок: ${kid}\n\nЕсли прошедший урок ещё не отмечен, мы пока держим для него урок с баланса. Спросить школу:\n${address}/chat\n\nПополнить баланс:\n${address}/payment/products`,
    sms: `урок отменён: ${moment}. На него не хватило баланса. ${address}/payment/products`,
  }),
};
