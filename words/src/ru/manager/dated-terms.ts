/** What prices, gifts and other things that hold from a moment on have in common. */
export const texts = {
  begins: 'Начало действия',
  atOnce: 'Сразу',
  fromDay: 'С даты',
  day: 'Первый день',
  dayHelp: 'С 00:00 по времени школы',
  school: 'с открытия школы',
  states: { past: 'в прошлом', current: 'действует', planned: 'запланировано', withdrawn: 'отменено' },
  withdrawn: 'Отменено',
};
