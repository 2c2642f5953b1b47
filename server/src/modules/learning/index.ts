/** The door of learning: courses of kids, their lessons and homework. */
export { createLearning, type Learning } from './learning.ts';
export { learningHttp } from './learning.http.ts';
export { plansHttp } from './plans/plans.http.ts';
export { pupilsHttp } from './pupils/pupils.http.ts';
export type { LearningEvent } from './tools.ts';
export { eraseLearning } from './erase-kid.store.ts';
export { exportCourses } from './export-family.store.ts';
