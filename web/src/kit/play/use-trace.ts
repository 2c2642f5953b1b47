import { type PointerEvent, type RefObject, useRef, useState } from 'react';

import type { Spot } from './drag-geometry.ts';
import { play } from './sound.ts';
import { followed, isFollowed, isOnLine } from './trace-progress.ts';

interface Trace {
  /** The figure: strokes as SVG paths in a box of 100 x 100, in writing order. */
  strokes: readonly string[];
  /** The SVG, whose box is 100 x 100. */
  svg: RefObject<SVGSVGElement | null>;
  disabled: boolean;
  /** All strokes are drawn. Each is the list of points as drawn. */
  onDone(drawn: Spot[][]): void;
}

/** Points of an SVG path, about one unit apart. */
export function pointsOf(path: string): Spot[] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  element.setAttribute('d', path);
  const length = element.getTotalLength();
  const steps = Math.max(2, Math.ceil(length));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const { x, y } = element.getPointAtLength((at / steps) * length);
    return { x, y };
  });
}

/** Drawing along the strokes of a figure, one after another. A lifted finger keeps what is done. */
export function useTrace({ strokes, svg, disabled, onDone }: Trace) {
  const [lines] = useState(() => strokes.map(pointsOf));
  const [progress, setProgress] = useState({ stroke: 0, at: 0 });
  const [drawn, setDrawn] = useState<Spot[][]>(() => strokes.map(() => []));
  const drawing = useRef(false);

  const spotOf = (event: PointerEvent): Spot => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 };
  };
  const finished = progress.stroke >= strokes.length;

  const follow = (finger: Spot) => {
    const line = lines[progress.stroke];
    if (!line) return;
    const { stroke } = progress;
    const ink = drawn.map((points, index) => (index === stroke ? [...points, finger] : points));
    setDrawn(ink);
    const at = followed(line, progress.at, finger);
    if (!isFollowed(line, at)) {
      if (at !== progress.at) setProgress({ stroke, at });
      return;
    }
    drawing.current = false;
    setProgress({ stroke: stroke + 1, at: 0 });
    if (stroke + 1 < strokes.length) play('drop');
    else onDone(ink);
  };

  return {
    lines,
    drawn,
    progress,
    finished,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        const line = lines[progress.stroke];
        if (disabled || finished || !line || event.button !== 0) return;
        const finger = spotOf(event);
        if (!isOnLine(line, progress.at, finger)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = true;
        play('pick');
        follow(finger);
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (drawing.current && !disabled) follow(spotOf(event));
      },
      onPointerUp() {
        drawing.current = false;
      },
      onPointerCancel() {
        drawing.current = false;
      },
    },
    /** From the beginning. */
    again() {
      setProgress({ stroke: 0, at: 0 });
      setDrawn(strokes.map(() => []));
    },
  };
}
