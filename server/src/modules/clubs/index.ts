/** The door of clubs: lessons of groups in the calendars of teachers and kids. Who is in a group, `groups` knows. */
export type { Clubs } from './clubs.ts';
export type { ClubsDependencies } from './dependencies.ts';
export { leaveLesson } from './leave-lesson.ts';
export { clubsOfNewDay, placeClubLesson } from './new-day.ts';
export { releaseUnfundedPlaces } from './release-unfunded-places.ts';
