import type { TeacherToMeet } from '@school/contract/teacher-cards/shapes';

import type { SchedulingDependencies } from './dependencies.ts';

/** The cards of some teachers, with the ratings that everybody may know: what a family chooses by. */
export const meetTeachers =
  ({ cardsShown, ratingsShown }: Pick<SchedulingDependencies, 'cardsShown' | 'ratingsShown'>) =>
  async (teacherIds: readonly string[]): Promise<Map<string, TeacherToMeet>> => {
    if (teacherIds.length === 0) return new Map();
    const [cards, ratings] = await Promise.all([cardsShown(), ratingsShown()]);
    const wanted = cards.filter(({ teacherId }) => teacherIds.includes(teacherId));
    return new Map(wanted.map((card) => [card.teacherId, { ...card, rating: ratings.get(card.teacherId) ?? null }]));
  };
