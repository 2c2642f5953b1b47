import type { Event } from '@school/contract/calendar/shapes';

import type { Families } from '#modules/families';
import type { Ledger } from '#modules/ledger';
import type { Library } from '#modules/library';
import type { SchoolSettings } from '#modules/school';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { SlotBoard } from '../board/slot-board.ts';
import type { Lesson } from '../rules/lesson.ts';
import type { Objection } from '../rules/objecting.ts';
import type { CalendarStores } from '../stores/stores.ts';

/**
 * Which lesson of its course is taught in each of these lessons, by their ids, for the kids that look at them. Courses stand
 * on a floor above: learning answers.
 */
export type TaughtIn = (
  lessons: ReadonlyArray<{ lesson: Lesson; kids: readonly string[] }>,
) => Promise<ReadonlyMap<string, Event['lesson']>>;

/** What a family has said against the marks of lessons; without a family, what any has. Staffing, a floor above, answers. */
type ObjectionsTo = (lessonIds: readonly string[], familyId: string | null) => Promise<Objection[]>;

/** What an action on lessons works with; the modules above add their own. */
export interface CalendarDependencies extends CalendarStores {
  board: SlotBoard;
  clock: Clock;
  db: Pick<Db, 'inTransaction'>;
  families: Pick<Families, 'kidOf' | 'kids' | 'kidFaces' | 'family' | 'timezonesOf'>;
  ledger: Pick<
    Ledger,
    'reserve' | 'post' | 'giveBack' | 'returnSpent' | 'heldSince' | 'credit' | 'giftEnds' | 'free' | 'freeOfMany' | 'lockFamily' | 'grant'
  >;
  library: Pick<Library, 'hasLevel' | 'levelTitle'>;
  objectionsTo: ObjectionsTo;
  realtime: Pick<Realtime, 'changed'>;
  /** What the owner has chosen for the school. */
  school: Pick<SchoolSettings, 'at' | 'now' | 'readMany'>;
  taughtIn: TaughtIn;
}
