import { lessonRoomLimits } from './limits.ts';

/**
 * Points of a stroke as text: quarters of a pixel of the board, each point by its distance from the one before, as
 * zigzag varints in base64url (docs/design/lesson-room.md#ink). About two signs and a half a point of a hand's line.
 */
export type InkPoint = readonly [x: number, y: number];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By the code of a sign: whoever comes late to a long board reads two million of them. */
const places = new Int8Array(128).fill(-1);
for (const [at, sign] of alphabet.split('').entries()) places[sign.charCodeAt(0)] = at;
/** Five bits a sign; the sixth says that the number goes on. */
const more = 32;
/** A point lies on the board or somewhat beyond its edge. */
const reach = 4;

function pushNumber(into: string[], value: number): void {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  do {
    const low = rest % more;
    rest = (rest - low) / more;
    into.push(alphabet[rest > 0 ? low + more : low] as string);
  } while (rest > 0);
}

/** Packs points of the board (0 to 1000, 0 to 750), to a quarter of a pixel. */
export function packInk(points: readonly InkPoint[]): string {
  const signs: string[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of points) {
    const [thisX, thisY] = [Math.round(x * 4), Math.round(y * 4)];
    pushNumber(signs, thisX - lastX);
    pushNumber(signs, thisY - lastY);
    [lastX, lastY] = [thisX, thisY];
  }
  return signs.join('');
}

/** The points of a packed stroke; undefined when the text is no ink of a board of this size. */
export function unpackInk(packed: string): InkPoint[] | undefined {
  const points: InkPoint[] = [];
  let [x, y, value, scale, isX] = [0, 0, 0, 1, true];
  for (let at = 0; at < packed.length; at += 1) {
    const bits = places[packed.charCodeAt(at)] ?? -1;
    if (bits < 0 || scale > 2 ** 40) return undefined;
    value += (bits % more) * scale;
    scale *= more;
    if (bits >= more) continue;
    const step = value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    if (isX) x += step;
    else {
      y += step;
      if (!isOnBoard(x / 4, lessonRoomLimits.board.width) || !isOnBoard(y / 4, lessonRoomLimits.board.height)) return undefined;
      points.push([x / 4, y / 4]);
    }
    [value, scale, isX] = [0, 1, !isX];
  }
  return isX && scale === 1 ? points : undefined;
}

const isOnBoard = (at: number, size: number): boolean => at >= -size * reach && at <= size * (reach + 1);
