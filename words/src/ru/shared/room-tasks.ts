/** Tasks in the room of a lesson, as children and the teacher see them. */
export const texts = {
  task: 'Задание',
  teacherMoves: (name: string) => (name === '' ? 'Учитель показывает' : `${name} показывает`),
  teacherHelps: 'Подсказка учителя',
  lookHere: 'Смотрим на учителя',
  notYourTurn: 'Сейчас смотрим вместе',
  waitForStart: 'Приготовься!',
  allDone: 'Всё сделано! Ждём остальных.',
  allDoneTeacher: 'Сделано до конца',
  taskClosed: 'Задание закончено',
  next: 'Дальше',
  cannotShow: 'Экран ребёнка сейчас не показать. Ответы видны и так.',
  pointsHere: (name: string) => `${name} показывает сюда`,
  verdicts: {
    right: 'Верно',
    partly: 'Почти верно',
    wrong: 'Неверно',
    skipped: 'Пропущено',
    seen: 'Просмотрено',
    waiting: 'Ждёт вашей оценки',
    open: 'В работе',
  },
};
