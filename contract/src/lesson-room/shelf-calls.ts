import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { filesLimits } from '../files/limits.ts';
import type { Row, RowWithoutParents } from '../role-rows.ts';
import { Done, Id, Instant, line, word } from '../shapes.ts';
import { lessonRoomLimits } from './limits.ts';
import { shape } from '../named.ts';

/** A picture that a teacher keeps for the board. */
export const ShelfPicture = shape('ShelfPicture', {
  pictureId: Id,
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  addedAt: Instant,
  /** Of a picture that a lesson showed: which one it is. */
  icon: z.nullable(z.string()),
});
export type ShelfPicture = z.infer<typeof ShelfPicture>;

/** A picture that lies on a page of the board. */
export const BoardPicture = shape('BoardPicture', { pictureId: Id, url: z.string(), width: z.int(), height: z.int() });
export type BoardPicture = z.infer<typeof BoardPicture>;

const ofTeacher: RowWithoutParents = ['deny', 'deny', 'deny', 'own', 'deny', 'deny'];
const inRoom: Row = ['deny', 'own', 'own', 'own', 'read', 'deny'];
const Name = line(lessonRoomLimits.shelf.nameSigns);
const OnePicture = z.strictObject({ pictureId: Id });

/** The teacher's shelf, and the pictures on the board of a lesson. */
export const shelfCalls = defineCalls({
  'GET /teacher/shelf': {
    who: ofTeacher,
    summary: 'Pictures that the teacher keeps for the board, the newest first',
    gives: z.strictObject({ pictures: z.array(ShelfPicture) }),
    refusals: [],
  },
  'POST /teacher/shelf': {
    who: ofTeacher,
    summary: 'One more picture: checked and drawn anew; its key makes it one for ever. A page of a PDF comes as a picture too',
    query: z.strictObject({ name: Name, icon: z.optional(word(lessonRoomLimits.shelf.nameSigns, 1)) }),
    picture: filesLimits.pictureMegabytes * 1024 * 1024,
    gives: ShelfPicture,
    refusals: ['files.too_large', 'files.not_a_picture', 'lesson_room.shelf_full'],
    perMinute: 60,
    idempotent: 'own',
  },
  'PATCH /teacher/shelf/:pictureId': {
    who: ofTeacher,
    summary: 'Another name for a picture',
    params: OnePicture,
    body: z.strictObject({ name: Name }),
    gives: Done,
    refusals: ['lesson_room.no_such_picture'],
  },
  'DELETE /teacher/shelf/:pictureId': {
    who: ofTeacher,
    summary: 'Off the shelf; on boards of lessons it stays for as long as these are kept',
    params: OnePicture,
    gives: Done,
    refusals: ['lesson_room.no_such_picture'],
  },
  'GET /lesson-room/:eventId/pictures': {
    who: inRoom,
    adult: 'sees',
    summary: 'Pictures on the pages of the board, for those whose lesson it is; addresses do not last',
    params: z.strictObject({ eventId: Id }),
    gives: z.strictObject({ pictures: z.array(BoardPicture) }),
    refusals: ['lesson_room.not_found'],
  },
});
