import { type Person, personOf } from '@school/contract/lesson-room/people';

/** Who takes part in a lesson. */
export interface Roster {
  teacherId: string;
  kids: ReadonlyArray<{ kidUid: string; familyId: string; age: number }>;
  isGroup: boolean;
}

export const teacherOf = ({ teacherId }: Roster): Person => personOf('teacher', teacherId);
export const kidPerson = (kidUid: string): Person => personOf('kid', kidUid);

/** Who is in the room as one of the lesson; those who look on are not. */
export const takesPart = (roster: Roster, person: Person): boolean =>
  person === teacherOf(roster) || roster.kids.some(({ kidUid }) => kidPerson(kidUid) === person);
