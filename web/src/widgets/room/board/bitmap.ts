import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { type DrawnLine, pointsOf } from './line-look.ts';
import { doTouch, type Place, placeOf } from './line-place.ts';
import { paintLine, type Paints, pictureComes, waitsForPicture } from './paint-line.ts';

const { width, height } = lessonRoomLimits.board;
/** So many milliseconds the page paints on end: then whatever else waits has its turn, and what is painted is shown. */
const sliceMs = 8;
/** What changes on a larger share of the board has all of it painted anew. */
const mostShare = 0.5;

/**
 * The lines of a page as one picture. A new line is painted over those that are there; of what is taken away or comes back between
 * others its place alone is painted anew. So a line in hand costs the same on a full page as on an empty one. Many lines at once, as
 * whoever comes late is given them, are painted in slices.
 */
export function createBitmap(onto: Paints, scale: number) {
  let lines: readonly DrawnLine[] = [];
  /** So many of them are painted. */
  let painted = 0;
  let next: ReturnType<typeof laterTurn> | undefined;
  onto.setTransform(scale, 0, 0, scale, 0, 0);

  function paint(line: DrawnLine): void {
    if (waitsForPicture(line)) {
      const { id } = line;
      void pictureComes(line.says ?? 'star').then(
        () => {
          const at = lines.findIndex((one) => one.id === id);
          if (at !== -1 && at < painted) paintAnew([line]);
        },
        () => undefined,
      );
    } else {
      const points = pointsOf(line);
      placeOf(line, points);
      paintLine(onto, line, points);
    }
  }

  /** The places of these lines, with all that is painted there. */
  function paintAnew(changed: readonly DrawnLine[]): void {
    // On whole pixels of the bitmap: an edge in the midst of one would leave a seam where something was taken away and brought back.
    const places = changed
      .map((line) => placeOf(line))
      .filter(({ left, right }) => left < right)
      .map((place) => onPixels(place, scale));
    const area = places.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
    if (area > mostShare * width * height) {
      onto.clearRect(0, 0, width, height);
      painted = 0;
      return;
    }
    onto.save();
    onto.setTransform(1, 0, 0, 1, 0, 0);
    onto.beginPath();
    for (const place of places) {
      const [x, y, right, bottom] = [place.left, place.top, place.right, place.bottom].map((edge) => Math.round(edge * scale)) as Edges;
      onto.clearRect(x, y, right - x, bottom - y);
      onto.rect(x, y, right - x, bottom - y);
    }
    onto.clip();
    onto.setTransform(scale, 0, 0, scale, 0, 0);
    for (const line of lines.slice(0, painted)) {
      const own = placeOf(line);
      if (places.some((place) => doTouch(place, own))) paint(line);
    }
    onto.restore();
  }

  function goOn(): void {
    next = undefined;
    const until = performance.now() + sliceMs;
    while (painted < lines.length) {
      const line = lines[painted];
      painted += 1;
      if (line) paint(line);
      if (performance.now() > until) break;
    }
    if (painted < lines.length) next = laterTurn(goOn);
  }

  return {
    /** Shows these lines, in their order. */
    show(now: readonly DrawnLine[]): void {
      next?.();
      const before = lines.slice(0, painted);
      lines = now;
      if (!before.every((line, at) => line.id === now[at]?.id)) {
        const [had, has] = [new Set(before.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
        painted = 1 + now.findLastIndex(({ id }) => had.has(id));
        paintAnew([...before.filter(({ id }) => !has.has(id)), ...now.slice(0, painted).filter(({ id }) => !had.has(id))]);
      }
      goOn();
    },
    /** Paints no more. */
    stop: (): void => next?.(),
  };
}
type Edges = [number, number, number, number];

/** A place of the board, as far as the pixels of the bitmap that it touches. */
const onPixels = ({ left, top, right, bottom }: Place, scale: number): Place => ({
  left: Math.floor(left * scale) / scale,
  top: Math.floor(top * scale) / scale,
  right: Math.ceil(right * scale) / scale,
  bottom: Math.ceil(bottom * scale) / scale,
});

export type Bitmap = ReturnType<typeof createBitmap>;

/** Does something after all that waits now, also on a page that nobody looks at; gives how it is called off. */
function laterTurn(what: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    what();
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}
