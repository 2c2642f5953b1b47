import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/kid-courses.ts';
import { tasks } from '../shared/amounts.ts';

/** Courses, lessons and homework of a kid. */
export const texts = {
  again: 'Again',
  homework: 'Homework',
  noHomework: 'No tasks yet. You’ll get new ones after a lesson.',
  practise: 'Practise so you remember',
  homeworkAllDone: 'All tasks are done! You can do them again.',
  lessons: 'Lessons',
  lessonLocked: 'This lesson comes later. It opens after a lesson with your teacher.',
  otherLevels: 'Other levels',
  atHome: 'At home',
  inLesson: 'In the lesson',
  tasks,
} satisfies Same<typeof ru>;
