import type { MessageText } from './message-text.ts';

interface To {
  /** The school's address without a slash at the end. */
  address: string;
}

/** Messages about lessons in their rooms, while they go on. */
export interface RoomTexts {
  /** The teacher waits for the child. */
  kidMissing(facts: To & { parent: string; kid: string; teacher: string; moment: string }): MessageText;
  /** To managers: the children are in the room, and the teacher is not. */
  childrenAlone(facts: To & { teacher: string; since: string }): MessageText;
}
