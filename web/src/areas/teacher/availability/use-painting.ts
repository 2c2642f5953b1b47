import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

import { cellAfter, cellAt, type Cells, painted, type Stroke } from '#widgets/working-hours/cells.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';

interface PaintingProps {
  cells: Cells;
  onPaint(cells: Cells): void;
  /** Whose descendants with `data-cell` are the cells, and what it scrolls in. */
  grid: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
}

/** A stroke under way. A finger that only scrolls past paints nothing, so its stroke is seen when it has moved on. */
interface Going extends Stroke {
  seen: boolean;
  dragged: boolean;
}

/**
 * Painting of cells: dragging with a mouse or a finger, arrows with Shift, space, and the click of a screen reader. Gives
 * what is to be shown meanwhile, the cell that has the tab stop, and the handlers of the grid.
 */
export function usePainting({ cells, onPaint, grid, scroller }: PaintingProps) {
  const [stroke, setStroke] = useState<Going>();
  const [focus, setFocus] = useState(cellAt(1, 10 * 60));
  const pointer = useRef({ x: 0, y: 0 });
  const turned = (cell: number): Going => ({ from: cell, to: cell, open: !cells.has(cell), seen: true, dragged: false });
  const finish = (going: Stroke | undefined) => {
    setStroke(undefined);
    if (going) onPaint(painted(cells, going));
  };
  const goTo = (cell: number) => {
    setFocus(cell);
    const element = grid.current?.querySelector(`[data-cell="${cell}"]`);
    if (element instanceof HTMLElement) element.focus();
  };
  /** While the grid holds the pointer, the event's own target is the grid: the cell is looked up by its place. */
  const cellUnder = () => cellOf(document.elementFromPoint(pointer.current.x, pointer.current.y));
  const drag = () => {
    const cell = cellUnder();
    if (stroke && cell !== undefined && cell !== stroke.to) setStroke({ ...stroke, to: cell, seen: true, dragged: true });
  };
  useEdgeScroll({ active: stroke?.dragged ?? false, scroller, pointer, onScrolled: drag });

  return {
    shown: stroke?.seen ? painted(cells, stroke) : cells,
    focus,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        pointer.current = { x: event.clientX, y: event.clientY };
        const cell = cellUnder();
        if (cell === undefined || event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (event.pointerType === 'mouse') {
          // Otherwise the browser begins to select texts.
          event.preventDefault();
          goTo(cell);
        }
        setFocus(cell);
        setStroke({ ...turned(cell), seen: event.pointerType === 'mouse' });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        pointer.current = { x: event.clientX, y: event.clientY };
        drag();
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        pointer.current = { x: event.clientX, y: event.clientY };
        if (stroke) finish({ ...stroke, to: cellUnder() ?? stroke.to });
      },
      onPointerCancel: () => setStroke(undefined),
      onClick(event: MouseEvent<HTMLElement>) {
        // A click that no pointer made: a screen reader presses the cell.
        const cell = event.detail === 0 ? cellOf(event.target) : undefined;
        if (cell !== undefined) finish(turned(cell));
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const next = cellAfter(event.key, focus);
        if (next !== undefined) {
          if (event.shiftKey) setStroke({ ...(stroke ?? turned(focus)), to: next });
          goTo(next);
        } else if (event.key === ' ' || event.key === 'Enter') finish(turned(focus));
        else if (event.key === 'Escape' && stroke) setStroke(undefined);
        else return;
        event.preventDefault();
      },
      onKeyUp(event: KeyboardEvent<HTMLElement>) {
        if (event.key === 'Shift') finish(stroke);
      },
    },
  };
}

function cellOf(target: EventTarget | null): number | undefined {
  const text = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
  return text === null || text === undefined ? undefined : Number(text);
}
