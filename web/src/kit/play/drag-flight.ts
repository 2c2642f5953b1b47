import { type Box, isDragged, middleOf, nearest, type Spot } from './drag-geometry.ts';

/** A thing under a finger on its way: what the page can do without until somebody drags (`use-kid-drag.ts`). */

export interface Flight {
  item: string;
  element: HTMLElement;
  /** Where the finger came down. */
  from: Spot;
  /** The middle of the thing, seen from the finger; only of one that is carried. */
  hold?: Spot;
  /** Where the places are that it may fall into, as they were when it was lifted: nothing moves under a carried thing. */
  boxes?: ReadonlyMap<string, Box>;
  /** How much larger or smaller than its own pixels it is drawn. */
  zoom?: number;
}

export type Places = Iterable<readonly [string, HTMLElement]>;

/** Moves the thing with the finger; false until it has moved far enough to be carried, 'lifted' in that moment. */
export function carry(flight: Flight, finger: Spot, places: () => Places): boolean | 'lifted' {
  const { element, from } = flight;
  const isLifted = flight.hold === undefined;
  if (isLifted) {
    if (!isDragged(from, finger)) return false;
    const middle = middleOf(element.getBoundingClientRect());
    flight.hold = { x: middle.x - from.x, y: middle.y - from.y };
    // Measured once and before anything is written: else each move would have the page laid out.
    flight.boxes = new Map([...places()].map(([id, place]) => [id, place.getBoundingClientRect()]));
    flight.zoom = element.currentCSSZoom ?? 1;
    element.dataset['carried'] = '';
    element.style.transition = 'none';
    element.style.zIndex = '20';
  }
  // Of the window come its pixels; in a part that is drawn smaller one of its own is fewer.
  const { zoom = 1 } = flight;
  element.style.translate = `${(finger.x - from.x) / zoom}px ${(finger.y - from.y) / zoom}px`;
  return isLifted ? 'lifted' : true;
}

/** The place it would fall into: under the finger, or else near its own middle. */
export function placeUnder({ hold, boxes }: Flight, finger: Spot): string | undefined {
  if (!boxes) return undefined;
  return nearest(finger, boxes, 0) ?? (hold && nearest({ x: finger.x + hold.x, y: finger.y + hold.y }, boxes));
}

/** Lets it go: home by itself, or where it was put. */
export function land({ element }: Flight, home: boolean): void {
  element.style.transition = home ? 'translate 250ms cubic-bezier(.2,1.4,.4,1)' : '';
  element.style.translate = '';
  element.style.zIndex = '';
  element.removeAttribute('data-carried');
}
