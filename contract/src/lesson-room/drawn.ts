import type { RoomEvent } from './ops.ts';
import type { InkLine } from './shapes.ts';

/**
 * What stands on one page of the board: folded from its ops alike on the server and in every page. A line is never changed; it is
 * taken away and comes back.
 */
export interface Drawn {
  /** In the order in which they were drawn. */
  lines: Map<string, InkLine>;
  /** What the last clearing took away: it is what an undoing gives back. */
  cleared: readonly string[];
}

export const emptyPage = (lines: readonly InkLine[] = []): Drawn => ({
  lines: new Map(lines.map((line) => [line.id, line])),
  cleared: [],
});

/** One more op of this page; gives the lines that came, went or came back by it. */
export function drawOn(drawn: Drawn, { seq, who, op }: Pick<RoomEvent, 'seq' | 'who' | 'op'>): InkLine[] {
  const { lines } = drawn;
  switch (op.kind) {
    case 'stroke': {
      const { id, tool, color, width, points, says = null } = op;
      const line = { seq, id, who, tool, color, width, points, says, gone: false };
      lines.set(id, line);
      return [line];
    }
    case 'erase':
    case 'restore':
      return setGone(lines, op.strokes, op.kind === 'erase');
    case 'clear':
      drawn.cleared = [...lines.values()].filter(({ gone }) => !gone).map(({ id }) => id);
      return setGone(lines, drawn.cleared, true);
    case 'unclear': {
      const back = drawn.cleared;
      drawn.cleared = [];
      return setGone(lines, back, false);
    }
    default:
      return [];
  }
}

function setGone(lines: Drawn['lines'], ids: readonly string[], gone: boolean): InkLine[] {
  return ids.flatMap((id) => {
    const line = lines.get(id);
    if (!line) return [];
    const changed = { ...line, gone };
    lines.set(id, changed);
    return [changed];
  });
}
