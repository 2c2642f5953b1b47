/** The door of the cards of teachers: what they tell families of themselves. */
export type { TeacherCards } from './teacher-cards.ts';
export { teacherCardsModule } from './module.ts';
