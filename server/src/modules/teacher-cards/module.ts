import { teacherCardsCalls } from '@school/contract/teacher-cards/calls';
import { teacherCardLimits } from '@school/contract/teacher-cards/limits';

import { defineModule, listenTo } from '#platform/module';

import { createTeacherCards } from './teacher-cards.ts';
import { teacherCardsHttp } from './teacher-cards.http.ts';

export type { TeacherCards as Door } from './teacher-cards.ts';

export const teacherCardsModule = defineModule({
  name: 'teacher-cards',
  needs: ['identity', 'calendar'],
  create: createTeacherCards,
  calls: teacherCardsCalls,
  handlers: (cards, { identity }) => teacherCardsHttp(cards, identity.nameOf),
  jobs: ({ deciding }) => ({ 'teacher-cards.forget-old': ['25 3 * * *', deciding.forgetOld] }),
  listens: ({ deciding }) =>
    listenTo({ 'scheduling.teacher_left': { 'teacher-cards.when-teacher-has-left': deciding.whenTeacherHasLeft } }),
  erase: { nothing: 'A card tells of its teacher alone.' },
  export: { nothing: 'A card tells of its teacher alone; families see it wherever the teacher is shown.' },
  retention: `Changes of a card for ${teacherCardLimits.keptDays} days after they were decided; photo and video until the teacher leaves.`,
});
