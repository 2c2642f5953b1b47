/** The door of the back office. */
export { createBackOffice, type BackOffice } from './back-office.ts';
export { backOfficeHttp } from './back-office.http.ts';
export { familyDeeds } from './family/family.ts';
export { familyCardHttp } from './family/family.http.ts';
export { countFamilyReads } from './reads/count-reads.ts';
export { familyMoneyHttp } from './family-money.http.ts';
export { teacherPayHttp } from './teacher-pay/teacher-pay.http.ts';
export { createLessonActs, type LessonActs } from './acts/lesson-acts.ts';
export { lessonActsHttp } from './acts/lesson-acts.http.ts';
export { loggedChangesHttp, loggedStaffHttp } from './acts/logged-lessons.http.ts';
export { dayHttp } from './day/day.http.ts';
export { createStaff } from './staff/staff.ts';
export { staffAccountsHttp } from './staff/staff.http.ts';
export { logMoneyActs } from './log-money-acts.ts';
export { createTeacherDesk } from './staff/teacher-desk.ts';
export { teacherDeskHttp } from './staff/teacher-desk.http.ts';
export { eraseNotes } from './erase-kid.store.ts';
export { readersOf } from './reads/readers-of.store.ts';
