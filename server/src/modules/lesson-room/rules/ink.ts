import { drawOn, emptyPage } from '@school/contract/lesson-room/drawn';
import type { RoomEvent } from '@school/contract/lesson-room/ops';
import type { InkLine } from '@school/contract/lesson-room/shapes';

/**
 * The lines of a page after what was done to it, in the order they were drawn. What was taken away and may come back is told as
 * gone. After a `seq` that is known: those that were drawn or changed since.
 */
export function inkOf(drawn: ReadonlyArray<Pick<RoomEvent, 'seq' | 'who' | 'op'>>, after = 0): InkLine[] {
  const page = emptyPage();
  const changed = new Map<string, number>();
  for (const event of drawn) for (const { id } of drawOn(page, event)) changed.set(id, event.seq);
  return [...page.lines.values()].filter(({ id }) => (changed.get(id) ?? 0) > after);
}
