/** Where a thing that is let go falls. Pure: pixels in, a name out. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** How near is near enough: only every third child of seven drags exactly (docs/design/interface.md#touch). In pixels. */
const magnet = 90;
/** A finger that moves less than this has tapped. In pixels. */
const tapSlack = 8;

export const middleOf = ({ left, top, right, bottom }: Box): Spot => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** From a spot to the nearest edge of a box; 0 inside. */
function distance({ x, y }: Spot, { left, top, right, bottom }: Box): number {
  const aside = Math.max(left - x, 0, x - right);
  const above = Math.max(top - y, 0, y - bottom);
  return Math.hypot(aside, above);
}

/**
 * The box that takes what is let go at `spot`: the one it is in, else the nearest within the magnet. Of two that
 * are equally near, the one whose middle is nearer.
 */
export function nearest(spot: Spot, boxes: ReadonlyMap<string, Box>, reach = magnet): string | undefined {
  let best: { id: string; edge: number; middle: number } | undefined;
  for (const [id, box] of boxes) {
    const edge = distance(spot, box);
    if (edge > reach) continue;
    const centre = middleOf(box);
    const middle = Math.hypot(spot.x - centre.x, spot.y - centre.y);
    if (!best || edge < best.edge || (edge === best.edge && middle < best.middle)) best = { id, edge, middle };
  }
  return best?.id;
}

/** Whether the finger has moved far enough to carry the thing. */
export const isDragged = (from: Spot, to: Spot): boolean => Math.hypot(to.x - from.x, to.y - from.y) > tapSlack;
