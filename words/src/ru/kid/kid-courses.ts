import { tasks } from '../shared/amounts.ts';

/** Courses, lessons and homework of a kid. */
export const texts = {
  again: 'Ещё раз',
  homework: 'Домашнее задание',
  noHomework: 'Заданий пока нет. Новые появятся после урока.',
  practise: 'Повторить, чтобы не забыть',
  homeworkAllDone: 'Все задания сделаны! Можно пройти их ещё раз.',
  lessons: 'Уроки',
  lessonLocked: 'Этот урок ещё впереди. Он откроется после урока с учителем.',
  otherLevels: 'Другие ступени',
  atHome: 'Дома',
  inLesson: 'На уроке',
  tasks,
};
