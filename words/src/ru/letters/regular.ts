import { lessons as lessonsOf } from '../shared/amounts.ts';

import type { RegularTexts } from '../../letters/regular-texts.ts';

export const ruRegular: RegularTexts = {
  scheduleChanged: ({ parent, kid, course, days, heldUntil, address, processId }) => ({
    subject: `Расписание изменено: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nНовое расписание готово.\n\nРебёнок: ${kid}\nКурс: ${course}\nУроки: ${days}\n\n${heldUntil ? `Мы держим это время до ${heldUntil}. Чтобы оно осталось за вами, оплатите пакет:\n${address}/payment/products` : `Всё расписание:\n${address}/schedule/regular/${processId}`}`,
    sms: `новое расписание. Уроки: ${days}.${heldUntil ? ` Время держим до ${heldUntil}: ${address}/payment/products` : ''}`,
  }),
  schedulePaused: ({ parent, kid, course, first, last, on, address, processId }) => ({
    subject: `Пауза в расписании: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nРасписание на паузе: уроков не будет с ${first} по ${last}.\n\nРебёнок: ${kid}\nКурс: ${course}\n\nВремя остаётся за вами: с ${on} уроки продолжатся сами, делать ничего не нужно. Отменённые уроки вернулись на баланс.\n\nВернуться раньше можно в любой момент:\n${address}/schedule/regular/${processId}`,
    sms: `пауза с ${first} по ${last}, уроки продолжатся с ${on}. Вернуться раньше: ${address}/schedule/regular/${processId}`,
  }),
  scheduleResumed: ({ parent, kid, course, lessons, missing, address, processId }) => ({
    subject: `Уроки снова в расписании: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nПауза закончилась раньше. ${lessons > 0 ? `В расписание вернулось: ${lessonsOf(lessons)}.` : 'До конца паузы свободных дат не осталось. Дальше уроки как обычно.'}\n\nРебёнок: ${kid}\nКурс: ${course}${missing.length > 0 ? `\n\nЭто время за паузу уже заняли, уроков тогда не будет:\n${missing.map((moment) => `• ${moment}`).join('\n')}` : ''}\n\nВсе уроки:\n${address}/schedule/regular/${processId}`,
    sms: `пауза закончилась, в расписание вернулось: ${lessonsOf(lessons)}. ${address}/schedule/regular/${processId}`,
  }),
  scheduleEnded: ({ parent, kid, course, address }) => ({
    subject: `Регулярное расписание завершено: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nРегулярное расписание завершено: его будущие уроки отменены, уроки остались на балансе.\n\nРебёнок: ${kid}\nКурс: ${course}\n\nВыбрать новое время можно когда угодно:\n${address}/schedule`,
    sms: `расписание «${course}» завершено, уроки остались на балансе. Новое время: ${address}/schedule`,
  }),
  teacherChanged: ({ parent, kid, course, teacher, days, address }) => ({
    subject: `Новый преподаватель: ${teacher}`,
    text: `Здравствуйте, ${parent}!\n\nТеперь уроки ведёт новый преподаватель.\n\nРебёнок: ${kid}\nКурс: ${course}\nПреподаватель: ${teacher}\n${days ? `Уроки: ${days}\n` : ''}\nБлижайшие уроки, менять которые уже поздно, пройдут с прежним преподавателем. Познакомьтесь в чате:\n${address}/chat`,
    sms: `курс «${course}» теперь ведёт ${teacher}.${days ? ` Уроки: ${days}.` : ''} ${address}/schedule`,
  }),
  teacherRequestWaits: ({ parent, kid, course, address, processId }) => ({
    subject: `Ищем преподавателя: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nМы получили просьбу о другом преподавателе. Сейчас нет преподавателя, который свободен во всё ваше время, поэтому подберём его вручную и напишем вам.\n\nРебёнок: ${kid}\nКурс: ${course}\n\nПока уроки проходят как раньше. Можно выбрать преподавателя самим, если подойдёт другое время:\n${address}/change-teacher/${processId}`,
    sms: `подбираем нового преподавателя вручную и напишем вам. Уроки пока проходят как раньше.`,
  }),
  lessonUnfunded: ({ parent, kid, moment, releasedAt, address }) => ({
    subject: `Урок без оплаты: ${moment}`,
    text: `Здравствуйте, ${parent}!\n\nУрок назначен, но на балансе на него не хватает.\n\nРебёнок: ${kid}\nУрок: ${moment}\n\nПополните, пожалуйста, баланс до ${releasedAt}, иначе урок придётся отменить:\n${address}/payment/products`,
    sms: `урок без оплаты: ${moment}. Пополните баланс до ${releasedAt}: ${address}/payment/products`,
  }),
};
