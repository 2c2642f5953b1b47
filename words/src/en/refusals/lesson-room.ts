import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { lessonRoomRefusals } from '@school/contract/lesson-room/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'lesson_room.not_found': 'This lesson isn’t here. It may have been moved or cancelled',
  'lesson_room.too_early': 'The room opens {from}',
  'lesson_room.over': 'This lesson is over',
  'lesson_room.unfunded': 'This lesson hasn’t been paid for yet: ask a grown-up to look at the schedule',
  'lesson_room.taken_out': 'The teacher asks you to wait. The door will open by itself',
  'lesson_room.group_not_watched': 'Group lessons can’t be watched: other families’ children are there. You’ll get a summary afterwards',
  'lesson_room.watched_already': 'Someone in your family is already watching on another device',
  'lesson_room.not_in_room': 'This person isn’t in the room right now',
  'lesson_room.no_such_task': 'There’s no such task in this lesson',
  'lesson_room.task_closed': 'The teacher has already closed this task',
  'lesson_room.locked': 'The teacher is talking: look at them for a moment',
  'lesson_room.too_young_to_race': `Races are for children of ${lessonRoomLimits.raceFromAge} and older`,
  'lesson_room.help_waits': 'The school already knows: help is on its way',
  'lesson_room.no_group': 'This isn’t a group’s lesson',
  'lesson_room.wrong_code': `This code doesn’t work: each is good for ${lessonRoomLimits.deviceCodeMinutes} min and for one use. Get a new one`,
  'lesson_room.link_over': 'There is no lesson behind this link any more: it was moved or cancelled. A new link comes before the lesson',
  'lesson_room.other_family': 'Another family is signed in on this device: sign out of its account and open the link again',
  'lesson_room.help_not_found': 'This call for help isn’t here any more',
  'lesson_room.no_phone': 'The school has no phone number of this family or of yours: ask for help',
  'lesson_room.shelf_full': `The shelf is full: it holds up to ${lessonRoomLimits.shelf.pictures} pictures and ${lessonRoomLimits.shelf.megabytes} MB. Remove what you no longer need`,
  'lesson_room.no_such_picture': 'This picture is no longer on the shelf',
  'lesson_room.nothing_sent': 'Nothing was sent to the family about this lesson',
  'lesson_room.correction_over': 'The report could be corrected until {until}. Write to the family in the chat',
  'lesson_room.kid_was_here':
    'The child was in the room for {minutes} min, so the lesson can’t be closed as missed. Mark it as conducted or as a technical failure',
} satisfies FurtherRefusalTexts<typeof lessonRoomRefusals>;
