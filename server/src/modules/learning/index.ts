/** The door of learning: courses of kids, their lessons and homework. */
export { createLearning, type Learning } from './learning.ts';
export { learningHttp } from './learning.http.ts';
export { plansHttp } from './plans.http.ts';
export { pupilsHttp } from './pupils.http.ts';
export type { LearningEvent } from './dependencies/dependencies.ts';
export { eraseLearning } from './stores/erase-kid.store.ts';
export { exportCourses } from './stores/export-family.store.ts';
