import type { Event } from '@school/contract/calendar/shapes';

import { Refusal } from '#platform/refusal';

import type { Actor } from '../rules/actor.ts';
import type { ActorKind } from '../rules/changing.ts';
import type { Lesson } from '../rules/lesson.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';
import { eventsOf } from './views.ts';

/** Who asks about a lesson: a family about its own, one kid about its own, or a manager about anybody's. */
export interface LessonActor {
  by: Actor;
  /** Null for a manager who asks about anybody's lesson. */
  familyId: string | null;
  kidUid?: string | undefined;
  /** A manager who acts for one family is bound by none of the family's deadlines. */
  rules?: ActorKind | undefined;
}

/** By whose rules a change is judged. */
export const actorKindOf = ({ familyId, rules }: LessonActor): ActorKind => rules ?? (familyId === null ? 'manager' : 'family');

/** A lesson of the actor; another family's, another kid's, and one that the kid has left are not found. */
export const findLesson =
  ({ lessons, changing }: Pick<CalendarDependencies, 'lessons' | 'changing'>) =>
  async ({ familyId, kidUid }: LessonActor, lessonId: string): Promise<Lesson> => {
    const lesson = await (familyId === null ? changing.find(lessonId) : lessons.findOfFamily(familyId, lessonId));
    const isTheirs = (it: Lesson['participants'][number]) => it.familyId === familyId && (kidUid === undefined || it.kidUid === kidUid);
    if (!lesson || (familyId !== null && !lesson.participants.some(isTheirs))) throw new Refusal('scheduling.lesson_not_found');
    return lesson;
  };

/** The families whose kids are in a lesson, in the order in which they are locked. */
export const familiesOf = ({ participants }: Pick<Lesson, 'participants'>): string[] =>
  [...new Set(participants.map(({ familyId }) => familyId))].sort();

/** A lesson as the actor may see it. */
export async function eventFor(deps: CalendarDependencies, { familyId }: LessonActor, lesson: Lesson): Promise<Event> {
  const [event] = await eventsOf(deps, familyId, [lesson]);
  if (!event) throw new Error(`Lesson ${lesson.lessonId} was read and has no view`);
  return event;
}
