import { unpackInk, type InkPoint } from '@school/contract/lesson-room/ink';
import { lessonRoomLimits, type penColors } from '@school/contract/lesson-room/limits';
import type { OpOf } from '@school/contract/lesson-room/ops';
import { getStroke } from 'perfect-freehand';

/** A line as it is drawn, wherever it comes from: a hand, an op, the school. */
export interface DrawnLine {
  id: string;
  tool: string;
  color: string;
  width: number;
  points: string;
  says?: string | null | undefined;
}
export type BoardTool = OpOf<'stroke'>['tool'];
export type PenColor = (typeof penColors)[number];

/** The board is paper by day and by night: everybody must see the same colours. */
export const inks: Record<PenColor, string> = { ink: '#2a2140', teal: '#177e71', rose: '#d6475f', sun: '#e8960c', violet: '#6546c3' };
/** The line of somebody without a line to the school. */
export const wetInk = '#9a96a5';
export const paper = '#fffdf8';
/** By width, in units of the board: of a pen, and of a letter of a text or the side of a stamp. */
const penSize = [7, 13, 24];
const textSize = [40, 64, 96];
const stampSize = [70, 110, 170];

const of = (sizes: readonly number[], width: number): number => sizes[width - 1] ?? (sizes[0] as number);
export const sizeOfPen = (width: number): number => of(penSize, width);
export const sizeOfText = (width: number): number => of(textSize, width);
export const sizeOfStamp = (width: number): number => of(stampSize, width);
export const inkOfColor = (color: string): string => inks[color as PenColor] ?? inks.ink;

export const pointsOf = (line: DrawnLine): readonly InkPoint[] => unpackInk(line.points) ?? [];

/** What is filled (a pen) or drawn along (a figure), as the path of an SVG; empty for a stamp and a text. */
export function pathOf(line: DrawnLine, points = pointsOf(line)): { d: string; isFilled: boolean } {
  const [first, second = first] = points;
  if (!first || !second) return { d: '', isFilled: false };
  const [[x1, y1], [x2, y2]] = [first, second];
  if (line.tool === 'pen') return { d: penPath(points, sizeOfPen(line.width)), isFilled: true };
  if (line.tool === 'line') return { d: `M${x1} ${y1}L${x2} ${y2}`, isFilled: false };
  if (line.tool === 'rectangle') return { d: `M${x1} ${y1}H${x2}V${y2}H${x1}Z`, isFilled: false };
  if (line.tool === 'circle') {
    const [rx, ry, cx, cy] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2, (x1 + x2) / 2, (y1 + y2) / 2];
    return { d: `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`, isFilled: false };
  }
  return { d: '', isFilled: false };
}

/** Around what a pen has drawn through these points: its outline is the curve between the middles of neighbours. */
export const edgeOf = (points: readonly InkPoint[], size: number): ReadonlyArray<readonly number[]> =>
  getStroke(points as [number, number][], { size, thinning: 0.4, smoothing: 0.5, streamline: 0.4, last: true });

function penPath(points: readonly InkPoint[], size: number): string {
  const edge = edgeOf(points, size);
  const [start] = edge;
  if (!start) return '';
  const at = (value = 0) => value.toFixed(1);
  const curves = edge.map(([x = 0, y = 0], n) => {
    const [nextX = 0, nextY = 0] = edge[(n + 1) % edge.length] ?? start;
    return `${at(x)} ${at(y)} ${at((x + nextX) / 2)} ${at((y + nextY) / 2)}`;
  });
  return `M${at(start[0])} ${at(start[1])}Q${curves.join(' ')}Z`;
}

/** Near enough counts, since fingers are wide. */
export const fingerReach = 16;

/** Is a finger on the line? */
export function isAt(line: DrawnLine, [x, y]: InkPoint, reach = fingerReach): boolean {
  const points = pointsOf(line);
  const [first, second] = points;
  if (!first) return false;
  if (line.tool === 'stamp') return Math.hypot(x - first[0], y - first[1]) < sizeOfStamp(line.width) / 2;
  if (line.tool === 'text') {
    const size = sizeOfText(line.width);
    return (
      x > first[0] - reach && x < first[0] + size * 0.6 * (line.says ?? '').length + reach && Math.abs(y - first[1]) < size / 2 + reach
    );
  }
  const [[x1, y1], [x2, y2]] = [first, second ?? first];
  const far = reach + sizeOfPen(line.width) / 2;
  const corners: readonly InkPoint[] =
    line.tool === 'rectangle'
      ? [first, [x2, y1], [x2, y2], [x1, y2], first]
      : line.tool === 'circle'
        ? Array.from({ length: 33 }, (_, n): InkPoint => {
            const turn = (n / 32) * 2 * Math.PI;
            return [(x1 + x2) / 2 + (Math.abs(x2 - x1) / 2) * Math.cos(turn), (y1 + y2) / 2 + (Math.abs(y2 - y1) / 2) * Math.sin(turn)];
          })
        : points;
  return corners.some((corner, n) => distanceTo(corners[n - 1] ?? corner, corner, [x, y]) < far);
}

function distanceTo([ax, ay]: InkPoint, [bx, by]: InkPoint, [x, y]: InkPoint): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

const { width, height } = lessonRoomLimits.board;
/** A point on the board, at most at its edge. */
export const onBoard = (x: number, y: number): InkPoint => [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
