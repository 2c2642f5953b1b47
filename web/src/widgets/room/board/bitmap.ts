import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { type DrawnLine, inkOfColor, pathOf, pointsOf, sizeOfPen, sizeOfStamp, sizeOfText } from './line-look.ts';
import { stampPicture } from './stamps.ts';

/** What a bitmap is painted on: the context of a canvas. */
export type Paints = Pick<
  CanvasRenderingContext2D,
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'drawImage'
  | 'clearRect'
  | 'setTransform'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'textBaseline'
>;

const { width, height } = lessonRoomLimits.board;
const pictures = new Map<string, Promise<HTMLImageElement>>();

const pictureOf = (name: string): Promise<HTMLImageElement> => {
  const known = pictures.get(name);
  if (known) return known;
  const image = new Image();
  image.src = stampPicture(name);
  const loaded = image.decode().then(() => image);
  pictures.set(name, loaded);
  return loaded;
};

/**
 * The lines of a page as one picture. A new line is painted over those that are there; only what is taken away or comes back between
 * others has them painted anew. So a line in hand costs the same on a full page as on an empty one.
 */
export function createBitmap(onto: Paints, scale: number) {
  let painted: readonly DrawnLine[] = [];
  onto.setTransform(scale, 0, 0, scale, 0, 0);

  function paint(line: DrawnLine): void {
    const color = inkOfColor(line.color);
    const [at] = pointsOf(line);
    if (line.tool === 'text' && at) {
      onto.fillStyle = color;
      onto.font = `600 ${sizeOfText(line.width)}px Andika, 'Nunito Variable', sans-serif`;
      onto.textBaseline = 'middle';
      onto.fillText(line.says ?? '', at[0], at[1]);
    } else if (line.tool === 'stamp' && at) {
      const side = sizeOfStamp(line.width);
      // A picture that is still on its way lands on top: stamps lie where a child put them.
      void pictureOf(line.says ?? 'star').then(
        (image) => painted.includes(line) && onto.drawImage(image, at[0] - side / 2, at[1] - side / 2, side, side),
        () => undefined,
      );
    } else {
      const { d, isFilled } = pathOf(line);
      if (!d) return;
      const path = new Path2D(d);
      if (isFilled) {
        onto.fillStyle = color;
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
        onto.fill(path);
      } else {
        onto.strokeStyle = color;
        onto.lineWidth = sizeOfPen(line.width);
        onto.lineCap = 'round';
        onto.lineJoin = 'round';
        onto.stroke(path);
      }
    }
  }

  return {
    /** Shows these lines, in their order. */
    show(lines: readonly DrawnLine[]): void {
      const isMore = lines.length >= painted.length && painted.every((line, at) => line.id === lines[at]?.id);
      const from = isMore ? painted.length : 0;
      if (!isMore) onto.clearRect(0, 0, width, height);
      painted = lines;
      for (const line of lines.slice(from)) paint(line);
    },
  };
}
export type Bitmap = ReturnType<typeof createBitmap>;
