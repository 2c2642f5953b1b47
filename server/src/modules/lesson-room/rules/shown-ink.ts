import type { InkLine } from '@school/contract/lesson-room/shapes';
import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';

import type { Roster } from './roster.ts';

/** The lines of a page that a family may see afterwards: of a group its own children's and the teacher's, else all. */
export function inkFor(lines: readonly InkLine[], roster: Roster, familyId: string | null): InkLine[] {
  if (familyId === null || !roster.isGroup) return [...lines];
  const own = new Set(roster.kids.filter((kid) => kid.familyId === familyId).map(({ kidUid }) => kidUid));
  return lines.filter(({ who }) => roleOf(who as Person) === 'teacher' || own.has(idOf(who as Person)));
}
