import type { WantedLesson } from '#modules/calendar/rules';
import { newId } from '#platform/ids';

type OfTheClub = Omit<WantedLesson, 'lessonId' | 'kind' | 'startsAt' | 'holdUntil' | 'kids'>;

/** A lesson of a group at each of the starts; who has a place in it is written when it stands. */
export const lessonsOfClub = (club: OfTheClub, starts: readonly Temporal.Instant[]): WantedLesson[] =>
  starts.map((startsAt) => ({ ...club, lessonId: newId(), kind: 'group', startsAt, holdUntil: null, kids: [] }));
