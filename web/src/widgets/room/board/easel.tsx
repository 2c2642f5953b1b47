import { packInk, type InkPoint } from '@school/contract/lesson-room/ink';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { stillUnderFinger } from '#kit/play/still-under-finger.ts';

import { type Bitmap, createBitmap } from './bitmap.ts';
import type { Ground } from './grounds.tsx';
import { type BoardTool, type DrawnLine, onBoard, paper, type PenColor } from './line-look.ts';
import { LiveLine } from './live-line.tsx';
import { PageGround } from './page-ground.tsx';
import { TextEntry } from './text-entry.tsx';

export interface Pen {
  tool: BoardTool | 'eraser' | 'pointer';
  color: PenColor;
  width: number;
  /** Which stamp. */
  says: string;
}

interface EaselProps {
  ground: Ground;
  /** Address of the picture that lies on the page. */
  picture?: string | undefined;
  /** What is part of the picture, in its order. */
  lines: readonly DrawnLine[];
  /** What is not yet: wet lines, and those in others' hands. */
  live?: ReactNode;
  pen: Pen;
  isOpen: boolean;
  label: string;
  onDraw(line: DrawnLine): void;
  onErase(at: InkPoint): void;
  /** The line in hand so far. */
  onProgress?(line: DrawnLine): void;
  onPoint?(at: InkPoint | null): void;
  children?: ReactNode;
}

const { width, height } = lessonRoomLimits.board;
/** Pixels of the bitmap for one of the board: sharp on a large screen. */
const scale = 2;
/** A line of so many points goes out, and goes on as another: no op is larger than the room takes. */
const mostPoints = 2000;
/** A hand that rests on the glass while a pen writes draws nothing. */
const palmMs = 1000;
const stepOfKeys = 20;

const dragged = (tool: Pen['tool']): tool is 'line' | 'rectangle' | 'circle' =>
  tool === 'line' || tool === 'rectangle' || tool === 'circle';
const placed = (tool: Pen['tool']): tool is 'stamp' | 'text' => tool === 'stamp' || tool === 'text';

/** The sheet, as large as its place (which is `relative`) lets it be: what is drawn as one bitmap, above it the line in hand. By keyboard stamps and texts are placed by the arrows. */
export function Easel({ ground, picture, lines, live, pen, isOpen, label, onDraw, onErase, onProgress, onPoint, children }: EaselProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [bitmap, setBitmap] = useState<Bitmap>();
  const hand = useRef<{ pointer: number; id: string; points: InkPoint[] } | null>(null);
  const penSeen = useRef(-palmMs);
  const [inHand, setInHand] = useState<DrawnLine | null>(null);
  const [spot, setSpot] = useState<InkPoint>([width / 2, height / 2]);
  const [writes, setWrites] = useState<InkPoint | null>(null);

  useEffect(() => stillUnderFinger(sheet.current), []);
  const hang = useCallback((canvas: HTMLCanvasElement | null) => {
    const context = canvas?.getContext('2d');
    const made = context ? createBitmap(context, scale) : undefined;
    setBitmap(made);
    return () => {
      made?.stop();
      setBitmap(undefined);
    };
  }, []);
  useEffect(() => bitmap?.show(lines), [lines, bitmap]);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): InkPoint => {
    const box = sheet.current?.getBoundingClientRect();
    return box ? onBoard(((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height) : [0, 0];
  };
  const lineOf = (id: string, tool: BoardTool, points: readonly InkPoint[], says: string | null = null): DrawnLine => ({
    id,
    tool,
    color: pen.color,
    width: pen.width,
    points: packInk(points),
    says,
  });
  const place = (at: InkPoint): void => {
    if (pen.tool === 'stamp') onDraw(lineOf(crypto.randomUUID(), 'stamp', [at], pen.says));
    else if (pen.tool === 'text') setWrites(at);
  };
  const begin = (at: InkPoint, pointer: number): void => {
    hand.current = { pointer, id: crypto.randomUUID(), points: [at] };
  };
  const isPalm = (event: PointerEvent): boolean => {
    if (event.pointerType === 'pen') penSeen.current = performance.now();
    return event.pointerType === 'touch' && performance.now() - penSeen.current < palmMs;
  };

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (!isOpen || hand.current || event.button > 0 || isPalm(event) || pen.tool === 'pointer') return;
    const at = pointOf(event);
    if (placed(pen.tool)) {
      event.preventDefault();
      return place(at);
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    begin(at, event.pointerId);
    if (pen.tool === 'eraser') onErase(at);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const now = pointOf(event);
    onPoint?.(now);
    const held = hand.current;
    if (!held || held.pointer !== event.pointerId || isPalm(event)) return;
    if (pen.tool === 'eraser') return onErase(now);
    const [first] = held.points;
    if (dragged(pen.tool) && first) held.points = [first, now];
    else {
      const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
      for (const each of between.length > 0 ? between : [event]) {
        const [x, y] = pointOf(each);
        const [lastX, lastY] = held.points.at(-1) ?? [-1, -1];
        if (Math.hypot(x - lastX, y - lastY) >= 1) held.points.push([x, y]);
      }
    }
    const line = lineOf(held.id, dragged(pen.tool) ? pen.tool : 'pen', held.points);
    if (held.points.length >= mostPoints) {
      onDraw(line);
      begin(now, event.pointerId);
    }
    setInHand(line);
    if (pen.tool === 'pen') onProgress?.(line);
  };
  const up = (event: PointerEvent<HTMLDivElement>) => {
    const held = hand.current;
    if (!held || held.pointer !== event.pointerId) return;
    hand.current = null;
    setInHand(null);
    if (pen.tool === 'pen' || (dragged(pen.tool) && held.points.length > 1)) onDraw(lineOf(held.id, pen.tool, held.points));
  };
  const key = (event: KeyboardEvent) => {
    if (!isOpen || !placed(pen.tool) || writes) return;
    const steps: Record<string, InkPoint> = {
      ArrowLeft: [-stepOfKeys, 0],
      ArrowRight: [stepOfKeys, 0],
      ArrowUp: [0, -stepOfKeys],
      ArrowDown: [0, stepOfKeys],
    };
    const step = steps[event.key];
    if (step) setSpot(([x, y]) => onBoard(x + step[0], y + step[1]));
    else if (event.key === 'Enter' || event.key === ' ') place(spot);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="absolute inset-0 grid place-items-center [container-type:size]">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a picture that is drawn on */}
      <div
        ref={sheet}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- stamps and texts are placed on it by the arrow keys
        tabIndex={isOpen && placed(pen.tool) ? 0 : undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture of several elements
        role="img"
        aria-label={label}
        className="group relative touch-none overflow-hidden rounded-md border border-line select-none"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100cqw, ${(100 * width) / height}cqh)`,
          background: paper,
          cursor: isOpen ? 'crosshair' : 'default',
        }}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={() => onPoint?.(null)}
        onKeyDown={key}
      >
        <PageGround ground={ground} picture={picture} className="absolute inset-0 size-full" />
        <canvas ref={hang} width={width * scale} height={height * scale} className="absolute inset-0 size-full" />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="pointer-events-none absolute inset-0 size-full">
          {live}
          {inHand && <LiveLine line={inHand} />}
          {isOpen && placed(pen.tool) && (
            <path
              d={`M${spot[0] - 24} ${spot[1]}h48M${spot[0]} ${spot[1] - 24}v48`}
              stroke="var(--color-focus)"
              strokeWidth="4"
              className="hidden group-focus-visible:block"
            />
          )}
        </svg>
        {children}
        {writes && (
          <TextEntry
            at={writes}
            pen={pen}
            onDone={(text) => {
              setWrites(null);
              if (text) onDraw(lineOf(crypto.randomUUID(), 'text', [writes], text));
              sheet.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
