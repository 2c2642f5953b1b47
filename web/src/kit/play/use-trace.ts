import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Spot } from './drag-geometry.ts';
import { play } from './sound.ts';
import { followed, isFollowed, isOnLine } from './trace-progress.ts';

/** The same figure on several screens: how far the finger has come on one of them is seen on the others. */
export interface SharedTrace {
  /** This screen may move; what is done is answered here. */
  mine: boolean;
  publish(progress: { stroke: number; at: number }): void;
  follow(hear: (progress: { stroke: number; at: number }) => void): () => void;
}

interface Trace {
  /** The figure: strokes as SVG paths in a box of 100 x 100, in writing order. */
  strokes: readonly string[];
  /** The SVG, whose box is 100 x 100. */
  svg: RefObject<SVGSVGElement | null>;
  disabled: boolean;
  shared?: SharedTrace | undefined;
  /** All strokes are drawn. Each is the list of points as drawn. */
  onDone(drawn: Spot[][]): void;
}

/** Points of an SVG path, about one unit apart. */
function pointsOf(path: string): Spot[] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  element.setAttribute('d', path);
  const length = element.getTotalLength();
  const steps = Math.max(2, Math.ceil(length));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const { x, y } = element.getPointAtLength((at / steps) * length);
    return { x, y };
  });
}

interface Work {
  /** The stroke in hand, and how far along it the finger has come (index of a point of its line). */
  stroke: number;
  at: number;
  /** Points as drawn, by stroke. */
  drawn: Spot[][];
}

/** Drawing along the strokes of a figure, one after another. A lifted finger keeps what is done. */
export function useTrace({ strokes, svg, disabled, shared, onDone }: Trace) {
  const [lines] = useState(() => strokes.map(pointsOf));
  const [shown, setShown] = useState<Work>(() => ({ stroke: 0, at: 0, drawn: strokes.map(() => []) }));
  // Several moves may come before the screen is drawn again, so the work itself does not wait for it.
  const work = useRef(shown);
  const drawing = useRef(false);

  // What was drawn elsewhere counts as drawn along the line.
  const takeOver = useEffectEvent(({ stroke, at }: { stroke: number; at: number }) => {
    const drawn = lines.map((line, index) => (index < stroke ? line : index === stroke ? line.slice(0, at + 1) : []));
    work.current = { stroke: Math.min(stroke, strokes.length), at, drawn };
    setShown(work.current);
  });
  useEffect(() => shared?.follow((progress) => takeOver(progress)), [shared]);
  const isDoneElsewhere = shared?.mine === true && !disabled && shown.stroke >= strokes.length;
  const answer = useEffectEvent(() => onDone(work.current.drawn));
  useEffect(() => {
    if (isDoneElsewhere) answer();
  }, [isDoneElsewhere]);

  const spotOf = (event: { clientX: number; clientY: number }): Spot => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  };
  const follow = (finger: Spot) => {
    const { stroke, at, drawn } = work.current;
    const line = lines[stroke];
    if (!line) return;
    const ink = drawn.map((points, index) => (index === stroke ? [...points, finger] : points));
    const next = followed(line, at, finger);
    const finished = isFollowed(line, next);
    work.current = finished ? { stroke: stroke + 1, at: 0, drawn: ink } : { stroke, at: next, drawn: ink };
    setShown(work.current);
    shared?.publish({ stroke: work.current.stroke, at: work.current.at });
    if (!finished) return;
    drawing.current = false;
    if (stroke + 1 < strokes.length) play('drop');
    // Among several screens it is answered by the one that may.
    else if (!shared) onDone(ink);
  };

  return {
    lines,
    ...shown,
    finished: shown.stroke >= strokes.length,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        const { stroke, at } = work.current;
        const line = lines[stroke];
        if (disabled || !line || event.button !== 0) return;
        const finger = spotOf(event);
        if (!isOnLine(line, at, finger)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = true;
        play('pick');
        follow(finger);
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (!drawing.current || disabled) return;
        // A fast finger leaves points between two frames: they count.
        const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
        for (const one of all.length > 0 ? all : [event.nativeEvent]) if (drawing.current) follow(spotOf(one));
      },
      onPointerUp() {
        drawing.current = false;
      },
      onPointerCancel() {
        drawing.current = false;
      },
    },
  };
}
