/** What a teacher said of a work, as the child and its parent are told. */
export const texts = {
  title: 'Учитель посмотрел твою работу',
  thanks: 'Спасибо!',
  hear: 'Послушать слова учителя',
  goOn: 'Дальше',
  ofMark: { 0: 'Попробуем ещё раз вместе', 1: 'Начало есть!', 2: 'Хорошо!', 3: 'Отлично!' },
  seen: 'Учитель увидел твою работу.',
};
