import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { type Row } from '../role-rows.ts';
import { Session } from '../identity/shapes.ts';
import { Id, Instant, secret } from '../shapes.ts';
import { lessonRoomLimits } from './limits.ts';

const familyInLesson: Row = ['deny', 'own', 'own', 'deny', 'deny', 'deny'];
const Code = z.string().check(z.regex(new RegExp(`^[0-9]{${lessonRoomLimits.deviceCodeDigits}}$`)));

/** Ways into a lesson where nobody has signed in: a code of another device, and a link of a letter. */
export const deviceCalls = defineCalls({
  'POST /lesson-room/:eventId/device-code': {
    who: familyInLesson,
    adult: 'sees',
    summary: 'A code of six digits to type on another device: it opens this room for this child, once, within two minutes',
    params: z.strictObject({ eventId: Id }),
    body: z.strictObject({ kidUid: Id }),
    gives: z.strictObject({ code: Code, expiresAt: Instant }),
    refusals: ['lesson_room.not_found', 'lesson_room.too_early', 'lesson_room.over', 'lesson_room.unfunded', 'lesson_room.taken_out'],
    perMinute: 6,
  },
  'POST /lesson-room/device-code/enter': {
    who: ['allow', 'allow', 'allow', 'deny', 'deny', 'deny'],
    summary:
      'Opens a session of one child that lets into one room and nowhere else, until the room closes; who was signed in is so no more',
    body: z.strictObject({ code: Code }),
    gives: z.strictObject({ session: Session, eventId: Id, kidUid: Id }),
    refusals: ['lesson_room.wrong_code', 'request.too_many'],
  },
  'POST /lesson-room/link/enter': {
    who: ['allow', 'allow', 'allow', 'deny', 'deny', 'deny'],
    summary:
      'Opens the room of one lesson by a link of a letter, in the lesson’s minutes: for a parent of the family as the child, else by a session of that room alone, which ends the one that came by it before',
    body: z.strictObject({ token: secret(200) }),
    gives: z.strictObject({ session: Session, eventId: Id, kidUid: Id }),
    refusals: [
      'lesson_room.link_over',
      'lesson_room.other_family',
      'lesson_room.too_early',
      'lesson_room.over',
      'lesson_room.unfunded',
      'lesson_room.taken_out',
      'request.too_many',
    ],
  },
});
