/** The door of staffing: absences and substitution, what became of lessons, objections, what teachers are paid. */
export { workspaceHttp } from './workspace.http.ts';
export { objectionHttp, staffHttp, teacherLessonsHttp } from './staffing.http.ts';
export { staffingTopics } from './staffing.topics.ts';
export { eraseTeachersWords } from './stores/erase-kid.store.ts';
export { createStaffing, type Staffing } from './staffing.ts';
