import type { InkPoint } from '@school/contract/lesson-room/ink';

import { type DrawnLine, edgeOf, inkOfColor, pathOf, sizeOfPen, sizeOfStamp, sizeOfText } from './line-look.ts';
import { stampPicture } from './stamps.ts';

/** What a bitmap is painted on: the context of a canvas. */
export type Paints = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'closePath'
  | 'rect'
  | 'clip'
  | 'save'
  | 'restore'
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

const pictures = new Map<string, HTMLImageElement>();
const coming = new Map<string, Promise<void>>();

/** The picture of a stamp once it is there. */
export function pictureComes(name: string): Promise<void> {
  const known = coming.get(name);
  if (known) return known;
  const image = new Image();
  image.src = stampPicture(name);
  const loaded = image.decode().then(() => void pictures.set(name, image));
  coming.set(name, loaded);
  return loaded;
}

/** A stamp whose picture is still on its way: it is painted when that has come. */
export const waitsForPicture = ({ tool, says }: DrawnLine): boolean => tool === 'stamp' && !pictures.has(says ?? 'star');

/** Paints one line over what is there. */
export function paintLine(onto: Paints, line: DrawnLine, points: readonly InkPoint[]): void {
  const color = inkOfColor(line.color);
  const [at] = points;
  if (!at) return;
  if (line.tool === 'text') {
    onto.fillStyle = color;
    onto.font = `600 ${sizeOfText(line.width)}px Andika, 'Nunito Variable', sans-serif`;
    onto.textBaseline = 'middle';
    onto.fillText(line.says ?? '', at[0], at[1]);
  } else if (line.tool === 'stamp') {
    const side = sizeOfStamp(line.width);
    const image = pictures.get(line.says ?? 'star');
    if (image) onto.drawImage(image, at[0] - side / 2, at[1] - side / 2, side, side);
  } else if (line.tool === 'pen') {
    onto.fillStyle = color;
    traceEdge(onto, edgeOf(points, sizeOfPen(line.width)));
  } else {
    const { d } = pathOf(line, points);
    if (!d) return;
    onto.strokeStyle = color;
    onto.lineWidth = sizeOfPen(line.width);
    onto.lineCap = 'round';
    onto.lineJoin = 'round';
    onto.stroke(new Path2D(d));
  }
}

/** Straight into the canvas: a path written as text, to be read again, costs more than all the rest of a line. */
function traceEdge(onto: Paints, edge: ReadonlyArray<readonly number[]>): void {
  const [[startX = 0, startY = 0] = []] = edge;
  onto.beginPath();
  onto.moveTo(startX, startY);
  for (let n = 0; n < edge.length; n += 1) {
    const [x = 0, y = 0] = edge[n] ?? [];
    const [nextX = 0, nextY = 0] = edge[(n + 1) % edge.length] ?? [];
    onto.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  onto.closePath();
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  onto.fill();
}
