import { lessons as lessonsOf } from '../shared/amounts.ts';
import type { Back, LessonChangeTexts } from '../../letters/lesson-change-texts.ts';

/** Units that went on at once to lessons without one are not on the balance any more. */
const back = ({ free, passed, only }: Back): string => {
  const goneOn =
    passed === 1 && only
      ? `\n\nС баланса оплачен другой урок, на который не хватало: ${only}.`
      : `\n\nС баланса оплачены другие назначенные уроки, на которые не хватало: ${lessonsOf(passed)}.`;
  return `${free > 0 ? `\n\nНа баланс вернулось: ${lessonsOf(free)}.` : ''}${passed > 0 ? goneOn : ''}`;
};
const who = (kid: string, course: string, isTrial = false): string => `Ребёнок: ${kid}\n${isTrial ? 'Предмет' : 'Курс'}: ${course}`;

export const ruLessonChange: LessonChangeTexts = {
  lessonAppointed: ({ parent, kid, course, moment, teacher, address }) => ({
    subject: `Урок назначен: ${moment}`,
    text: `Здравствуйте, ${parent}!\n\nУрок назначен.\n\n${who(kid, course)}\nКогда: ${moment}\nПреподаватель: ${teacher}\n\nВсе уроки:\n${address}/schedule`,
    sms: `урок назначен: ${moment}. ${kid}, ${course}, преподаватель ${teacher}. ${address}/schedule`,
  }),
  lessonMoved: ({ parent, kid, course, isTrial, bySchool, from, to, teacher, address }) => ({
    subject: `${isTrial ? 'Пробный урок перенесён' : 'Урок перенесён'}: ${to}`,
    text: `Здравствуйте, ${parent}!\n\n${bySchool ? `Мы перенесли ${isTrial ? 'пробный урок' : 'урок'}.` : `${isTrial ? 'Пробный урок' : 'Урок'} перенесён.`}\n\n${who(kid, course, isTrial)}\nБыло: ${from}\nСтало: ${to}\nПреподаватель: ${teacher}\n\nВсе уроки:\n${address}/schedule`,
    sms: `${isTrial ? 'пробный урок' : 'урок'} перенесён: ${to}. ${kid}, ${course}. ${address}/schedule`,
  }),
  weeklyTimeMoved: ({ parent, kid, course, bySchool, was, is, first, moved, teacher, address }) => ({
    subject: `Время уроков изменилось: ${course}`,
    text: `Здравствуйте, ${parent}!\n\n${bySchool ? 'Мы перенесли уроки на другое время.' : 'Уроки перенесены на другое время.'}\n\n${who(kid, course)}\nБыло: ${was}\nСтало: ${is}\nПервый урок в новое время: ${first}\nПеренесено: ${lessonsOf(moved)}\nПреподаватель: ${teacher}\n\nВсе уроки:\n${address}/schedule`,
    sms: `новое время уроков: ${is}. Первый урок: ${first}. ${address}/schedule`,
  }),
  lessonCanceled: ({ parent, kid, course, isTrial, bySchool, moment, address, ...units }) => ({
    subject: `${isTrial ? 'Пробный урок отменён' : 'Урок отменён'}: ${moment}`,
    text: `Здравствуйте, ${parent}!\n\n${bySchool ? `Мы отменили ${isTrial ? 'пробный урок' : 'урок'}.` : `${isTrial ? 'Пробный урок' : 'Урок'} отменён.`}\n\n${who(kid, course, isTrial)}\nБыл назначен: ${moment}${back(units)}\n\n${isTrial ? `Выбрать другое время можно в любой момент:\n${address}/intro-appointment` : `Расписание:\n${address}/schedule`}`,
    sms: `${isTrial ? 'пробный урок' : 'урок'} отменён: ${moment}. ${kid}, ${course}. ${address}/schedule`,
  }),
  weeklyTimeCanceled: ({ parent, kid, course, bySchool, was, moment, canceled, address, ...units }) => ({
    subject: `Уроки отменены: ${course}`,
    text: `Здравствуйте, ${parent}!\n\n${bySchool ? 'Мы отменили уроки в это время.' : 'Уроки в это время отменены.'}\n\n${who(kid, course)}\nВремя: ${was}\nНачиная с урока: ${moment}\nОтменено: ${lessonsOf(canceled)}${back(units)}\n\nНазначить другое время можно в расписании:\n${address}/schedule`,
    sms: `уроки (${was}) отменены, ${lessonsOf(canceled)}. ${address}/schedule`,
  }),
};
