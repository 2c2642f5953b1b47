import type { RoomEvent } from '@school/contract/lesson-room/ops';
import type { InkLine } from '@school/contract/lesson-room/shapes';

/**
 * The lines of a page after what was done to it, in the order they were drawn. What was taken away and may come back is told as
 * gone. After a `seq` that is known: those that were drawn or changed since.
 */
export function inkOf(drawn: readonly RoomEvent[], after = 0): InkLine[] {
  const lines = new Map<string, InkLine>();
  const changed = new Map<string, number>();
  /** What the last clearing took away: it is what an undoing gives back. */
  let cleared: string[] = [];
  const setGone = (seq: number, ids: Iterable<string>, gone: boolean) => {
    for (const id of ids) {
      const line = lines.get(id);
      if (!line) continue;
      line.gone = gone;
      changed.set(id, seq);
    }
  };
  for (const { seq, who, op } of drawn) {
    if (op.kind === 'stroke') {
      const { id, tool, color, width, points, says = null } = op;
      lines.set(id, { seq, id, who, tool, color, width, points, says, gone: false });
      changed.set(id, seq);
    } else if (op.kind === 'erase' || op.kind === 'restore') setGone(seq, op.strokes, op.kind === 'erase');
    else if (op.kind === 'clear') {
      cleared = [...lines.values()].filter(({ gone }) => !gone).map(({ id }) => id);
      setGone(seq, cleared, true);
    } else if (op.kind === 'unclear') {
      setGone(seq, cleared, false);
      cleared = [];
    }
  }
  return [...lines.values()].filter(({ id }) => (changed.get(id) ?? 0) > after);
}
