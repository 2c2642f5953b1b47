import type { Passing } from '@school/contract/lesson-room/protocol';
import { emptyRoom, type RoomState } from '@school/contract/lesson-room/state';
import { describe, expect, test } from 'vitest';

import { hearersOf, mayLink, type RoomNow } from './hearers.ts';
import { grantsOf } from './may-do.ts';
import type { Roster } from './roster.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const roster: Roster = {
  teacherId: id(1),
  isGroup: true,
  kids: [
    { kidUid: id(2), familyId: id(4), age: 8 },
    { kidUid: id(3), familyId: id(5), age: 8 },
  ],
};
const [teacher, anya, borya, parent, school, stranger] = [
  `teacher:${id(1)}`,
  `kid:${id(2)}`,
  `kid:${id(3)}`,
  `parent:${id(4)}`,
  `school:${id(6)}`,
  `kid:${id(9)}`,
];
const room = (changed: Partial<RoomState> = {}, engine: RoomNow['engine'] = 'star'): RoomNow => {
  const state = { ...emptyRoom, ...changed };
  return { roster, state, grants: grantsOf(roster, state, {}), engine };
};
const siblings = (changed: Partial<RoomState>): RoomNow => ({
  ...room(changed, 'direct'),
  roster: { ...roster, kids: roster.kids.map((kid) => ({ ...kid, familyId: id(4) })) },
});
const pointer: Passing = { k: 'pointer', place: 'task', x: 0.5, y: 0.5 };
const draft = (kidUid: string | null): Passing => ({ k: 'draft', kidUid, taskNo: 0, round: 0, draft: {} });
const ink: Passing = { k: 'ink', id: id(7), page: 0, color: 'ink', width: 1, points: '' };

describe('what is said in passing', () => {
  test('of the teacher all hear, a draft only the child whose task it is', () => {
    expect(hearersOf(room(), teacher, pointer)).toBe('all');
    expect(hearersOf(room(), teacher, draft(id(2)))).toBe(anya);
    expect(hearersOf(room(), teacher, draft(null))).toBe('all');
  });

  test('of a child’s work no other child hears', () => {
    expect(hearersOf(room(), anya, draft(id(2)))).toBe('staff');
    expect(hearersOf(room(), anya, pointer)).toBe('staff');
    expect(hearersOf(room({ allowed: { [id(2)]: ['move', 'pointer'] } }), anya, { k: 'idle', taskNo: 0, rung: 2 })).toBe('staff');
    expect(hearersOf(room(), anya, draft(id(3))), 'another’s').toBeUndefined();
    expect(hearersOf(room({ inTeachersHand: [id(2)] }), anya, draft(id(2))), 'in the teacher’s hand').toBeUndefined();
  });

  test('what all see a child sends only when it may', () => {
    for (const it of [ink, draft(null), { k: 'writing' } as const]) expect(hearersOf(room(), anya, it)).toBeUndefined();
    const may = room({ allowed: { [id(2)]: ['draw', 'move', 'pointer', 'chat'] } });
    for (const it of [ink, draft(null), { k: 'writing' } as const, pointer]) expect(hearersOf(may, anya, it)).toBe('all');
    const locked = room({ allLocked: true, allowed: { [id(2)]: ['draw', 'move', 'pointer', 'chat'] } });
    for (const it of [ink, draft(null), { k: 'writing' } as const, pointer]) expect(hearersOf(locked, anya, it)).toBeUndefined();
    expect(hearersOf(locked, anya, { k: 'level', v: 0.2 })).toBe('all');
  });

  test('who looks on, who is no part of it, and whoever after the end says nothing', () => {
    for (const who of [parent, school, stranger]) expect(hearersOf(room(), who, pointer)).toBeUndefined();
    expect(hearersOf(room({ ended: { as: 'closed', at: '2026-11-24T15:50:00Z' } }), teacher, pointer)).toBeUndefined();
  });
});

describe('links of media', () => {
  test('children of a group are linked with the teacher alone', () => {
    expect(mayLink(room(), anya, teacher)).toBe(true);
    expect(mayLink(room(), teacher, borya)).toBe(true);
    expect(mayLink(room(), anya, borya)).toBe(false);
  });

  test('where children are linked with each other they are not while the teacher is gone', () => {
    expect(mayLink(siblings({}), anya, borya)).toBe(true);
    expect(mayLink(siblings({ alone: true }), anya, borya)).toBe(false);
  });

  test('children of strangers are linked by no way', () => {
    for (const engine of ['direct', 'star', 'outside'] as const) expect(mayLink(room({}, engine), anya, borya)).toBe(false);
  });

  test('by a server strangers are heard in one room, and not while the teacher is gone', () => {
    expect(mayLink(room({}, 'janus'), anya, borya)).toBe(true);
    expect(mayLink(room({ alone: true }, 'janus'), anya, borya)).toBe(false);
    expect(mayLink(room({ alone: true }, 'janus'), anya, teacher)).toBe(true);
    expect(mayLink(room({}, 'janus'), stranger, anya)).toBe(false);
  });

  test('a stranger is linked with nobody, and lookers-on not with each other', () => {
    for (const other of [teacher, anya]) expect(mayLink(room({}, 'direct'), stranger, other)).toBe(false);
    expect(mayLink(room(), parent, anya)).toBe(true);
    expect(mayLink(room(), parent, school)).toBe(false);
    expect(mayLink(room(), anya, anya)).toBe(false);
  });
});
