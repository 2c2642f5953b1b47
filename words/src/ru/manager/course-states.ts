/** How a course of a child stands, as the staff calls it. */
export const courseStates = {
  waitSchedulingIntroLesson: 'пробный не назначен',
  waitPositiveBalance: 'ждёт оплаты',
  waitPositiveBalanceAfterGroup: 'ждёт оплаты после клуба',
  waitSchedulingNextLesson: 'нет расписания',
  inProgress: 'в работе',
  paused: 'на паузе',
  finished: 'завершено',
  canceled: 'отменено',
};
