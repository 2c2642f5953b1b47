import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { idOf, type Person, personOf, roleOf } from '@school/contract/lesson-room/people';
import type { Member } from '@school/contract/lesson-room/protocol';

import type { Tools } from '../dependencies/tools.ts';
import type { Roster } from '../rules/roster.ts';
import { takesPart } from '../rules/roster.ts';
import type { VisitRow } from '../stores/members.store.ts';

export interface Face {
  name: string;
  avatar: string | null;
}

/** Names and faces by which people of a room know each other: first names, and no more. */
export const faceOf =
  ({ families, calendar, identity }: Pick<Tools, 'families' | 'calendar' | 'identity'>) =>
  async (person: Person): Promise<Face> => {
    const [role, id] = [roleOf(person), idOf(person)];
    if (role === 'teacher') {
      const { name, avatar } = await calendar.teacher(id);
      return { name, avatar };
    }
    if (role === 'kid') {
      const [kid] = await families.kids([id]);
      return { name: kid?.name ?? '', avatar: (await families.kidFaces([id])).get(id) ?? null };
    }
    if (role !== 'parent') return { name: await identity.nameOf(id), avatar: null };
    // A grown-up whom the parent has invited has an account with a name; the parent's own name stands with the family.
    const own = (await identity.accountOf(id))?.name;
    return { name: own ?? (await families.family(id)).firstName, avatar: null };
  };

/** The same for all people of many rooms at once: teachers and children by a statement each, however many they are. */
export const facesOf =
  (tools: Pick<Tools, 'families' | 'calendar' | 'identity'>) =>
  async (persons: Iterable<Person>): Promise<(person: Person) => Face> => {
    const { families, calendar } = tools;
    const asked = [...new Set(persons)];
    const idsOf = (role: 'teacher' | 'kid') => asked.filter((person) => roleOf(person) === role).map(idOf);
    const kidUids = idsOf('kid');
    const [teachers, kids, pictures] = await Promise.all([
      calendar.teachers(idsOf('teacher')),
      families.kids(kidUids),
      families.kidFaces(kidUids),
    ]);
    const faces = new Map<Person, Face>([
      ...teachers.map(({ teacherId, name, avatar }) => [personOf('teacher', teacherId), { name, avatar }] as const),
      ...kids.map(({ kidUid, name }) => [personOf('kid', kidUid), { name, avatar: pictures.get(kidUid) ?? null }] as const),
    ]);
    // Few look on: each is asked for by itself.
    const others = asked.filter((person) => roleOf(person) === 'parent' || roleOf(person) === 'school');
    for (const person of others) faces.set(person, await faceOf(tools)(person));
    return (person) => faces.get(person) ?? { name: '', avatar: null };
  };

/** Who is in a room now, a person once, by the newest of its pages. */
export function newestOf(visits: readonly VisitRow[]): VisitRow[] {
  const newest = new Map<Person, VisitRow>();
  for (const visit of visits) if (visit.epoch > (newest.get(visit.person)?.epoch ?? 0)) newest.set(visit.person, visit);
  return [...newest.values()];
}

export const memberOf = ({ person, epoch, silence, enteredAt, heardAt, heartbeat }: VisitRow, face: Face): Member => {
  const away = silence >= lessonRoomLimits.awaySeconds;
  return { person, epoch, ...face, state: away ? 'away' : 'here', since: (away ? heardAt : enteredAt).toString(), heartbeat };
};

/** Of the members of a room, those that somebody of a family may know: in a group not the other families'. */
export const shownTo = (roster: Roster, members: readonly Member[], familyId: string | null): Member[] =>
  familyId === null || !roster.isGroup
    ? [...members]
    : members.filter(({ person }) => {
        const mine = roster.kids.some((kid) => kid.familyId === familyId && personOf('kid', kid.kidUid) === person);
        return mine || roleOf(person as Person) === 'teacher' || !takesPart(roster, person as Person);
      });
