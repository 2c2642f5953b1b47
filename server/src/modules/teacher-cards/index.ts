/** The door of the cards of teachers: what they tell families of themselves. */
export type { TeacherCards } from './teacher-cards.ts';
export type { CardDecided } from './events.ts';
export { teacherCardsModule } from './module.ts';
