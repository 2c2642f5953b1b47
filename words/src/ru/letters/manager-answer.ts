import type { ManagerAnswerTexts } from '../../letters/manager-answer-texts.ts';

export const ruManagerAnswer: ManagerAnswerTexts = {
  teacherRequestDeclined: ({ parent, kid, course, answer, address }) => ({
    subject: `О другом преподавателе: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nМы рассмотрели вашу просьбу о другом преподавателе.\n\nРебёнок: ${kid}\nКурс: ${course}\n\n${answer}\n\nУроки проходят как раньше. Если хотите обсудить это, напишите нам:\n${address}/chat`,
    sms: `ответили на просьбу о другом преподавателе (${course}). Подробности: ${address}/chat`,
  }),
  groupRemoved: ({ parent, kid, group, stays, address }) => ({
    subject: `Выход из группы «${group}»`,
    text: `Здравствуйте, ${parent}!\n\nРебёнок больше не в группе, как договаривались.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n${stays.length > 0 ? `Эти уроки ещё состоятся, отменить их уже нельзя: ${stays.join('; ')}\n` : ''}\nУроки, отложенные на следующие встречи, вернулись на баланс. Другие группы:\n${address}/groups`,
    sms: `${kid} больше не в группе «${group}», отложенные уроки вернулись на баланс. ${address}/groups`,
  }),
  waitingDeclined: ({ parent, kid, course, answer, address }) => ({
    subject: `Лист ожидания: ${course}`,
    text: `Здравствуйте, ${parent}!\n\nМы закрыли вашу заявку в листе ожидания.\n\nКурс: ${course}\nРебёнок: ${kid}\n\n${answer}\n\nГруппы, в которые можно записаться:\n${address}/groups`,
    sms: `заявка в листе ожидания (${course}) закрыта. Группы: ${address}/groups`,
  }),
};
