import type { Member } from '@school/contract/lesson-room/protocol';
import type { RoomNow } from '@school/contract/lesson-room/shapes';
import { expect, test } from 'vitest';

import { inOrder, isIn, lineOfRoom, roomViews, stateOf } from './room-states.ts';

const start = Date.parse('2026-11-25T10:00:00Z');
const after = (minutes: number) => start + minutes * 60_000;
const face = (person: string) => ({ person, name: person, avatar: null, age: null });
const member = (person: string, change: Partial<Member> = {}): Member => ({
  person,
  epoch: 1,
  name: person,
  avatar: null,
  state: 'here',
  since: new Date(start).toISOString(),
  heartbeat: null,
  ...change,
});
const both = [member('teacher:1'), member('kid:1')];
const room = (change: Partial<RoomNow> = {}): RoomNow => ({
  eventId: 'one',
  subject: 'math',
  isTrial: false,
  isGroup: false,
  timestamp: new Date(start).toISOString(),
  minutes: 25,
  teacher: face('teacher:1'),
  kids: [face('kid:1')],
  members: both,
  startedAt: null,
  alone: false,
  help: null,
  ...change,
});
const help = { helpId: 'h', person: 'teacher:1', code: 'line', takenBy: null };

test('before its time a room waits, from then on it runs', () => {
  expect([after(-1), after(0), after(24), after(25)].map((now) => stateOf(room(), now))).toEqual(['waiting', 'running', 'running', 'over']);
});

test('a teacher is missed from the first second, a child when its family is told', () => {
  expect(stateOf(room({ members: [member('kid:1')] }), after(0))).toBe('teacherMissing');
  expect(stateOf(room({ members: [member('teacher:1')] }), after(0.9))).toBe('running');
  expect(stateOf(room({ members: [member('teacher:1')] }), after(1))).toBe('kidMissing');
  expect(stateOf(room({ members: [member('teacher:1'), member('kid:1', { state: 'gone' })] }), after(5))).toBe('kidMissing');
});

test('a call for help comes before everything, until somebody has taken it', () => {
  const calls = room({ eventId: 'calls', help });
  const taken = room({ eventId: 'taken', help: { ...help, takenBy: 'Марина' } });
  const alone = room({ eventId: 'alone', alone: true, members: [member('kid:1')] });
  const late = room({ eventId: 'late', members: [member('kid:1')] });
  const older = room({ eventId: 'older', timestamp: new Date(after(-15)).toISOString() });
  const order = inOrder([older, room(), taken, late, alone, calls], after(5));
  expect(order.map(({ room: { eventId } }) => eventId)).toEqual(['calls', 'alone', 'late', 'taken', 'older', 'one']);
});

test('the line of a room is that of the one who has the worst', () => {
  const beat = { mic: true, camera: true, seen: true, ladder: 0 };
  const withBeat = (change: object) =>
    lineOfRoom({
      members: [member('teacher:1', { heartbeat: { ...beat, rtt: 20 } }), member('kid:1', { heartbeat: { ...beat, ...change } })],
    });
  expect(withBeat({ rtt: 62 })).toMatchObject({ bars: 4, why: 'fine' });
  expect(withBeat({ rtt: 212 })).toMatchObject({ bars: 3, rtt: 212 });
  expect(withBeat({ rtt: 62, loss: 0.1 })).toMatchObject({ bars: 2, why: 'weak' });
  expect(withBeat({ ladder: 3 })).toMatchObject({ bars: 2, why: 'soundOnly' });
  expect(lineOfRoom({ members: [member('kid:1', { state: 'away' })] })).toMatchObject({ bars: 1, why: 'away' });
  expect(lineOfRoom({ members: [] })).toMatchObject({ bars: 0, why: 'none' });
});

test('a room stands in the part of the list that is asked for', () => {
  const viewsOf = (it: RoomNow, now: number) => roomViews.filter((view) => isIn(view, { room: it, state: stateOf(it, now) }));
  expect(viewsOf(room(), after(-1))).toEqual(['waiting']);
  expect(viewsOf(room(), after(5))).toEqual(['running']);
  expect(viewsOf(room({ help }), after(5))).toEqual(['attention']);
  expect(viewsOf(room({ members: [member('kid:1')] }), after(5))).toEqual(['attention']);
  expect(viewsOf(room({ members: [member('teacher:1'), member('kid:1', { state: 'away' })] }), after(5))).toEqual(['running', 'badLine']);
  // A room in which nobody is any more has no line that could be bad.
  expect(viewsOf(room({ members: [] }), after(-1))).toEqual(['waiting']);
});
