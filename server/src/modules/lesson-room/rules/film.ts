import { filmKinds } from '@school/contract/lesson-room/film-calls';
import type { RoomEvent } from '@school/contract/lesson-room/ops';
import { idOf, type Person, personOf, roleOf } from '@school/contract/lesson-room/people';

import type { Roster } from './roster.ts';

const shown: ReadonlySet<string> = new Set(filmKinds);

/** Who a family reads in a film: its own children and the teacher as they are, the others as numbers. */
export interface Cast {
  /** As whom somebody is shown. */
  as(person: Person): Person;
  /** Whose tasks, stars and marks are shown. */
  isOwn(kidUid: string): boolean;
}

/** An id that belongs to nobody: the n-th child of other families. */
const nobody = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** `familyId` of whoever looks; null is the teacher, who was there. */
export function castOf(roster: Roster, familyId: string | null): Cast {
  const isOwn = (kidUid: string) => familyId === null || roster.kids.some((kid) => kid.kidUid === kidUid && kid.familyId === familyId);
  const others = roster.kids.filter(({ kidUid }) => !isOwn(kidUid)).map(({ kidUid }) => kidUid);
  return {
    isOwn,
    // Whoever is in no roster any more is nobody's to know either.
    as: (person) => (roleOf(person) !== 'kid' || isOwn(idOf(person)) ? person : personOf('kid', nobody(others.indexOf(idOf(person)) + 1))),
  };
}

/**
 * The film of a lesson for whoever looks: what was shown, drawn and done in tasks. Of other families' children the lines on the board
 * are there, without who drew them; how they answered, and what they were given, is not.
 */
export function filmOf(events: readonly RoomEvent[], cast: Cast): Array<Pick<RoomEvent, 'seq' | 'at' | 'who' | 'op'>> {
  return events.flatMap(({ seq, at, who, op }) => {
    if (!shown.has(op.kind)) return [];
    if ('kidUid' in op && op.kidUid !== null && !cast.isOwn(op.kidUid)) return [];
    // How the lesson went is the teacher's word to colleagues.
    return [{ seq, at, who: who === 'school' ? who : cast.as(who), op: op.kind === 'end' ? { kind: op.kind, as: op.as } : op }];
  });
}
