import { familiesOf } from '#modules/calendar';
import { type Lesson, unitOf } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** Gives back what was reserved for lessons that do not take place; answers with the places that had a unit. */
export async function giveBackUnits(
  { ledger, calendar }: Pick<SchedulingDependencies, 'ledger' | 'calendar'>,
  lessons: readonly Lesson[],
): Promise<Array<{ lessonId: string; familyId: string; kidUid: string }>> {
  const returned: Array<{ lessonId: string; familyId: string; kidUid: string }> = [];
  for (const { lessonId, participants } of lessons) {
    for (const { familyId, kidUid } of participants) {
      if ((await ledger.giveBack({ familyId, lessonId, kidUid })) === 'given_back') returned.push({ lessonId, familyId, kidUid });
    }
  }
  for (const familyId of new Set(returned.map((it) => it.familyId))) {
    const theirs = returned.filter((it) => it.familyId === familyId).map(({ lessonId }) => lessonId);
    await calendar.setFunded(familyId, theirs, false);
  }
  return returned;
}

/**
 * Takes the units of lessons along to where they are moved: all are given back before the first is reserved again, in
 * order of time and in one transaction under the family's lock, so a funded lesson stays funded. When none of the
 * family's units lives until the new time the move is refused, since it would cost the lesson.
 */
export async function carryUnits(
  deps: Pick<SchedulingDependencies, 'ledger' | 'calendar'>,
  moves: ReadonlyArray<{ lesson: Lesson; lessonId: string; startsAt: Temporal.Instant }>,
): Promise<void> {
  const returned = await giveBackUnits(
    deps,
    moves.map(({ lesson }) => lesson),
  );
  for (const { lesson, lessonId, startsAt } of moves.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt))) {
    const kind = unitOf(lesson);
    for (const { familyId, kidUid } of returned.filter((it) => it.lessonId === lesson.lessonId)) {
      if (!kind) continue;
      const reserved = await deps.ledger.reserve({ familyId, kind, lessonId, kidUid, startsAt });
      if (reserved === 'insufficient') throw new Refusal('ledger.not_enough_units', { startsAt: startsAt.toString() });
    }
    if (!returned.some((it) => it.lessonId === lesson.lessonId)) continue;
    for (const familyId of familiesOf(lesson)) await deps.calendar.setFunded(familyId, [lessonId]);
  }
}
