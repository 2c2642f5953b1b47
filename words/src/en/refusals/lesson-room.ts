import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { lessonRoomRefusals } from '@school/contract/lesson-room/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'lesson_room.not_found': 'This lesson isn’t here. It may have been rescheduled or cancelled',
  'lesson_room.too_early': 'The classroom opens {from}',
  'lesson_room.over': 'This lesson is over',
  'lesson_room.unfunded': 'This lesson hasn’t been paid for yet: ask a grown-up to look at the schedule',
  'lesson_room.taken_out': 'The teacher asks you to wait. The door will open by itself',
  'lesson_room.group_not_watched': 'You can’t watch group lessons, because other children take part. You’ll get a report afterwards',
  'lesson_room.watched_already': 'Someone in your family is already watching on another device',
  'lesson_room.not_in_room': 'This person isn’t in the classroom right now',
  'lesson_room.no_such_task': 'There’s no such task in this lesson',
  'lesson_room.task_closed': 'The teacher has already closed this task',
  'lesson_room.locked': 'The teacher is talking: look at them for a moment',
  'lesson_room.too_young_to_race': `Races are for ages ${lessonRoomLimits.raceFromAge} and up`,
  'lesson_room.help_waits': 'The school already knows: help is on its way',
  'lesson_room.no_group': 'This isn’t a group lesson',
  'lesson_room.wrong_code': `This code doesn’t work: each one works once, within ${lessonRoomLimits.deviceCodeMinutes} min. Get a new one`,
  'lesson_room.link_over': 'This link no longer works: the lesson was rescheduled or cancelled. We’ll send a new link before the lesson',
  'lesson_room.other_family': 'Another family is signed in on this device: sign out of its account and open the link again',
  'lesson_room.help_not_found': 'This call for help has already been closed',
  'lesson_room.no_phone': 'The school doesn’t have this family’s phone number, or yours. Ask for help',
  'lesson_room.shelf_full': `The shelf is full: it holds up to ${lessonRoomLimits.shelf.pictures} pictures and ${lessonRoomLimits.shelf.megabytes} MB. Remove what you no longer need`,
  'lesson_room.no_such_picture': 'This picture is no longer on the shelf',
  'lesson_room.nothing_sent': 'Nothing was sent to the family about this lesson',
  'lesson_room.correction_over': 'The report could be corrected until {until}. Message the family in the chat',
  'lesson_room.no_film':
    'This lesson can’t be watched again: it isn’t over yet, it wasn’t held in the school’s classroom, or it is no longer stored',
  'lesson_room.replay_needs_consent':
    'The lesson can be watched again once the parents of all the children who were there allow it. Decisions still missing: {kids}',
  'lesson_room.not_our_livekit': 'LiveKit’s signature doesn’t match',
  'lesson_room.kid_was_here':
    'The child was in the classroom for {minutes} min, so the lesson can’t be marked as missed. Mark it as held, or as a technical problem',
} satisfies FurtherRefusalTexts<typeof lessonRoomRefusals>;
