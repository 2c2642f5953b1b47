import type { ManagerAnswerTexts } from '../../letters/manager-answer-texts.ts';

export const ruManagerAnswer: ManagerAnswerTexts = {
  teacherRequestDeclined: ({ parent, kid, course, answer, address }) => ({
    subject: `О другом преподавателе: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nМы рассмотрели вашу просьбу о другом преподавателе.\n\nРебёнок: ${kid}\nКурс: ${course}\n\n${answer}\n\nУроки идут как раньше. Если хотите обсудить это, напишите нам:\n${address}/chat`,
    sms: `ответили на просьбу о другом преподавателе (${course}). Подробности: ${address}/chat`,
  }),
  groupRemoved: ({ parent, kid, group, stays, address }) => ({
    subject: `Выход из группы «${group}»`,
    text: `Здравствуйте, ${parent}!\n\nМы вывели ребёнка из группы, как договорились.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n${stays.length > 0 ? `Остаются занятия, до которых мало времени: ${stays.join('; ')}\n` : ''}\nОтложенные за предстоящие занятия уроки вернулись на баланс. Другие группы:\n${address}/groups`,
    sms: `${kid} больше не в группе «${group}», отложенные уроки вернулись на баланс. ${address}/groups`,
  }),
  waitingDeclined: ({ parent, kid, course, answer, address }) => ({
    subject: `Лист ожидания: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nМы закрыли вашу заявку в листе ожидания.\n\nКурс: ${course}\nРебёнок: ${kid}\n\n${answer}\n\nГруппы, в которые можно записаться:\n${address}/groups`,
    sms: `заявка в листе ожидания (${course}) закрыта. Группы: ${address}/groups`,
  }),
};
