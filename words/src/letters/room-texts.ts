import type { helpCodes } from '@school/contract/lesson-room/limits';
import type { RoomRole } from '@school/contract/lesson-room/people';

import type { MessageText } from './message-text.ts';

type HelpCode = (typeof helpCodes)[number];

interface To {
  /** The school's address without a slash at the end. */
  address: string;
}

interface ToRoom extends To {
  /** The lesson whose room the colleague is led to. */
  room: string;
}

/** Messages about lessons in their rooms, while they go on. */
export interface RoomTexts {
  /** The teacher waits for the child; `way` lets it in with one tap. */
  kidMissing(facts: To & { parent: string; kid: string; teacher: string; moment: string; way: string }): MessageText;
  /** What the teacher told of a lesson says something else now; `page` is where it is read. */
  reportCorrected(facts: To & { parent: string; kid: string; teacher: string; moment: string; page: string }): MessageText;
  /** To managers: somebody in a lesson calls for help. */
  helpAsked(facts: ToRoom & { teacher: string; code: HelpCode; role: RoomRole; time: string }): MessageText;
  /** To the number on duty: nobody has looked at a call. */
  helpUnanswered(facts: ToRoom & { teacher: string; code: HelpCode; time: string }): MessageText;
  /** To managers: the children are in the room, and the teacher is not. */
  childrenAlone(facts: ToRoom & { teacher: string; since: string }): MessageText;
}
