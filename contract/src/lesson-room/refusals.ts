import type { Refusals } from '../refusal.ts';

/** The lesson room. */
export const lessonRoomRefusals = {
  'lesson_room.not_found': { status: 404, message: 'Lesson not found' },
  'lesson_room.too_early': { status: 409, message: 'The room is not open yet' },
  'lesson_room.over': { status: 409, message: 'The lesson is over' },
  'lesson_room.unfunded': { status: 409, message: 'The lesson is not paid for' },
  'lesson_room.taken_out': { status: 409, message: 'The teacher asked to wait outside' },
  'lesson_room.group_not_watched': { status: 409, message: 'Lessons of groups are not looked into' },
  'lesson_room.watched_already': { status: 409, message: 'Somebody of the family looks in already' },
  'lesson_room.not_in_room': { status: 409, message: 'Not in the room' },
  'lesson_room.no_such_task': { status: 409, message: 'No such task' },
  'lesson_room.task_closed': { status: 409, message: 'The task is closed' },
  'lesson_room.locked': { status: 409, message: 'The teacher is speaking' },
  'lesson_room.too_young_to_race': { status: 409, message: 'Too young for a race' },
  'lesson_room.help_waits': { status: 409, message: 'Help is on its way already' },
  'lesson_room.no_group': { status: 409, message: 'Not a lesson of a group' },
  'lesson_room.wrong_code': { status: 409, message: 'This code opens nothing' },
  'lesson_room.link_over': { status: 409, message: 'This link opens nothing any more' },
  'lesson_room.other_family': { status: 409, message: 'Another family is signed in here' },
  'lesson_room.help_not_found': { status: 409, message: 'No such call for help' },
  'lesson_room.no_phone': { status: 409, message: 'No phone to call' },
  'lesson_room.shelf_full': { status: 409, message: 'The shelf is full' },
  'lesson_room.no_such_picture': { status: 404, message: 'No such picture' },
  'lesson_room.nothing_sent': { status: 409, message: 'Nothing was sent of this lesson' },
  'lesson_room.correction_over': { status: 409, message: 'The time to correct it is over' },
  'lesson_room.kid_was_here': { status: 409, message: 'The child was in the room' },
} as const satisfies Refusals;
