import { pageOpKinds, type PageOpKind } from '@school/contract/lesson-room/ops';
import { emptyRoom, type RoomState } from '@school/contract/lesson-room/state';
import { describe, expect, test } from 'vitest';

import { grantsOf, mayOf } from './may-do.ts';
import type { Roster } from './roster.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const [teacherId, small, big] = [id(1), id(2), id(3)];
const roster: Roster = {
  teacherId,
  isGroup: true,
  kids: [
    { kidUid: small, familyId: id(4), age: 5 },
    { kidUid: big, familyId: id(5), age: 9 },
  ],
};
const people = [`teacher:${teacherId}`, `kid:${small}`, `kid:${big}`, `parent:${id(4)}`, `school:${id(6)}`, `teacher:${id(7)}`];

const always: PageOpKind[] = ['raise', 'react'];
const drawing: PageOpKind[] = ['stroke', 'erase', 'restore'];
const ofTeacher = pageOpKinds.filter((kind) => !always.includes(kind));

const rooms: Record<string, Partial<RoomState>> = {
  open: {},
  'chat open': { chatOpen: true },
  allowed: { allowed: { [small]: ['draw', 'chat'], [big]: ['draw', 'chat'] } },
  'all locked': { allLocked: true, chatOpen: true, allowed: { [big]: ['draw'] } },
  'one locked': { locked: [big], chatOpen: true, allowed: { [small]: ['draw'], [big]: ['draw'] } },
  alone: { alone: true, chatOpen: true, allowed: { [big]: ['draw', 'chat'] } },
  ended: { ended: { as: 'finished', at: '2026-11-24T15:50:00Z' }, chatOpen: true },
};

/** What each of the six may in each of these rooms; whoever is not named may nothing. */
const expected: Record<string, Partial<Record<string, readonly PageOpKind[]>>> = {
  open: { [`kid:${small}`]: always, [`kid:${big}`]: always },
  'chat open': { [`kid:${small}`]: always, [`kid:${big}`]: [...always, 'chat'] },
  allowed: { [`kid:${small}`]: [...always, ...drawing], [`kid:${big}`]: [...always, ...drawing, 'chat'] },
  'all locked': { [`kid:${small}`]: always, [`kid:${big}`]: always },
  'one locked': { [`kid:${small}`]: [...always, ...drawing], [`kid:${big}`]: always },
  alone: { [`kid:${small}`]: always, [`kid:${big}`]: [...always, ...drawing] },
  ended: {},
};

describe('who may do what', () => {
  for (const [name, changed] of Object.entries(rooms)) {
    test(`in a room that is ${name}: six people, ${pageOpKinds.length} kinds of ops`, () => {
      const state = { ...emptyRoom, ...changed };
      const grants = grantsOf(roster, state, {});
      for (const person of people) {
        const mine = name !== 'ended' && person === people[0] ? ofTeacher : (expected[name]?.[person] ?? []);
        const verdicts = mayOf(grants, state, person);
        for (const kind of pageOpKinds) {
          expect(grants[person]?.includes(kind) ?? false, `${person} ${kind}`).toBe(mine.includes(kind));
          expect(verdicts[kind]?.allowed, `${person} ${kind}`).toBe(mine.includes(kind));
        }
      }
    });
  }

  test('who waits outside may nothing, and the others what they may', () => {
    const grants = grantsOf(roster, emptyRoom, { [`kid:${big}`]: '2026-11-24T15:20:00Z' });
    expect(grants[`kid:${big}`]).toBeUndefined();
    expect(grants[`kid:${small}`]).toEqual(always);
  });

  test('a page is told why: the teacher is speaking, it is not its part, the lesson is over', () => {
    const why = (state: RoomState, person: string, kind: PageOpKind) => {
      const verdict = mayOf(grantsOf(roster, state, {}), state, person)[kind];
      return verdict?.allowed === false ? verdict.why : undefined;
    };
    expect(why({ ...emptyRoom, allLocked: true }, `kid:${big}`, 'stroke')).toBe('lesson_room.locked');
    expect(why(emptyRoom, `kid:${big}`, 'star')).toBe('identity.not_your_role');
    expect(why({ ...emptyRoom, ended: { as: 'closed', at: '2026-11-24T15:50:00Z' } }, `teacher:${teacherId}`, 'step')).toBe(
      'lesson_room.over',
    );
  });
});
