import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { teacher } from '../role-rows.ts';
import { Id } from '../shapes.ts';

/** What an address of a meeting elsewhere is set for; the narrowest holds. */
export const outsideOf = ['lesson', 'group', 'teacher'] as const;

const isMeeting = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === '';
};
const Meeting = z.string().check(z.maxLength(500), z.refine(isMeeting));
const Addresses = z.strictObject({ lesson: z.nullable(z.string()), group: z.nullable(z.string()), teacher: z.nullable(z.string()) });
const TheRoom = z.strictObject({ eventId: Id });

/** Lessons whose picture and sound are at a meeting elsewhere (docs/rules/lesson-room.md#elsewhere). */
export const outsideCalls = defineCalls({
  'GET /lesson-room/:eventId/outside': {
    who: teacher,
    summary: 'Addresses of meetings elsewhere that hold for a lesson: its own, its group’s, its teacher’s',
    params: TheRoom,
    gives: Addresses,
    refusals: ['lesson_room.not_found'],
  },
  'POST /lesson-room/:eventId/outside': {
    who: teacher,
    summary: 'Sets or takes away the address of a meeting elsewhere: of this lesson, of its group, of all lessons of the teacher',
    params: TheRoom,
    body: z.strictObject({ of: z.enum(outsideOf), url: z.nullable(Meeting) }),
    gives: Addresses,
    refusals: ['lesson_room.not_found', 'lesson_room.no_group'],
    idempotent: true,
  },
});
