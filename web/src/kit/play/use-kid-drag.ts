import { type CSSProperties, type MouseEvent, type PointerEvent, startTransition, useEffect, useRef, useState } from 'react';

import type { carry, Flight, land, placeUnder } from './drag-flight.ts';
import { play } from './sound.ts';

/**
 * Moving things for small hands: drag with a magnet, or tap the thing and then its place, or the same by Tab and
 * Enter. Whatever is let go elsewhere comes home. One hook a board; things and places are named by their ids.
 */

interface KidDrag {
  /** May this be put there? Everything may, unless said. */
  fits?(item: string, target: string): boolean;
  onDrop(item: string, target: string): void;
  /** Tapped or picked up: time to say its name. */
  onPick?(item: string): void;
  disabled?: boolean;
}

interface Hand {
  carry: typeof carry;
  placeUnder: typeof placeUnder;
  land: typeof land;
}

const carried: CSSProperties = { touchAction: 'none' };

const spotOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });

/** `board.item(id)` and `board.target(id)` go onto buttons; `board.picked` is what waits for its place. */
export function useKidDrag({ fits = () => true, onDrop, onPick, disabled = false }: KidDrag) {
  const [picked, setPicked] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const targets = useRef(new Map<string, HTMLElement>());
  const flight = useRef<Flight>(undefined);
  // A drag ends with a click on what was dragged, which would pick it up again.
  const swallow = useRef(false);

  // What carries comes after the page: until then, and where it does not come, things are tapped.
  const hand = useRef<Hand>(undefined);
  useEffect(() => {
    import('./drag-flight.ts').then(
      (come) => (hand.current = { carry: come.carry, placeUnder: come.placeUnder, land: come.land }),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (picked === null) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setPicked(null);
      play('back');
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [picked]);

  const drop = (item: string, target: string) => {
    setPicked(null);
    setOver(null);
    play('drop');
    onDrop(item, target);
  };
  const pick = (item: string) => {
    setPicked(item);
    play('pick');
    onPick?.(item);
  };
  const placesFor = (item: string) => () => [...targets.current].filter(([id]) => id !== item && fits(item, id));
  const under = (run: Flight, event: PointerEvent) => hand.current?.placeUnder(run, spotOf(event));
  const letGo = (run: Flight, home: boolean) => {
    hand.current?.land(run, home);
    flight.current = undefined;
    setOver(null);
  };

  const tapped = (item: string) => {
    if (picked === item) {
      setPicked(null);
      play('back');
    } else if (picked !== null && targets.current.has(item) && fits(picked, item)) drop(picked, item);
    else pick(item);
  };

  return {
    picked,
    over,
    /** Puts down what is picked up, without moving it. */
    release: () => setPicked(null),
    /** For boards where a tap does something else: whether this click is only the end of a drag. */
    swallowed(): boolean {
      const was = swallow.current;
      swallow.current = false;
      return was;
    },
    /** Picks up by other means (a digit key). */
    tap: tapped,
    /** Puts the picked thing there by other means (a digit key); false when nothing is picked up or it does not fit. */
    dropPicked(target: string): boolean {
      if (picked === null || !fits(picked, target)) return false;
      drop(picked, target);
      return true;
    },
    item: (id: string) => ({
      'data-place': id,
      'aria-pressed': picked === id,
      'data-picked': picked === id ? '' : undefined,
      'aria-disabled': disabled || undefined,
      style: carried,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        swallow.current = false;
        if (disabled || event.button !== 0) return;
        const element = event.currentTarget;
        flight.current = { item: id, element, from: spotOf(event) };
        element.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const run = flight.current;
        if (!run || run.item !== id) return;
        const is = hand.current?.carry(run, spotOf(event), placesFor(id));
        if (!is) return;
        // The thing is under the finger in this frame; what is heard, told and marked may come in the next.
        if (is === 'lifted') {
          setTimeout(() => {
            setPicked(null);
            play('pick');
            onPick?.(id);
          });
        }
        const place = under(run, event) ?? null;
        if (place !== over) startTransition(() => setOver(place));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const run = flight.current;
        if (!run || run.item !== id) return;
        if (!run.hold) {
          flight.current = undefined;
          return;
        }
        swallow.current = true;
        const place = under(run, event);
        letGo(run, place === undefined);
        if (place === undefined) play('back');
        else drop(id, place);
      },
      onPointerCancel() {
        if (flight.current?.item === id) letGo(flight.current, true);
      },
      onClick(event: MouseEvent<HTMLElement>) {
        if (swallow.current) {
          swallow.current = false;
          event.preventDefault();
          return;
        }
        if (!disabled) tapped(id);
      },
    }),
    /** The place itself: where things fall. */
    place: (id: string) => ({
      'data-place': id,
      'data-over': over === id ? '' : undefined,
      'data-open': picked !== null && fits(picked, id) ? '' : undefined,
      ref(element: HTMLElement | null) {
        if (element) targets.current.set(id, element);
        return () => void targets.current.delete(id);
      },
    }),
    /** The button of a place: a tap puts there what is picked up. */
    placeButton: (id: string) => ({
      'aria-disabled': disabled || undefined,
      onClick() {
        if (!disabled && picked !== null && fits(picked, id)) drop(picked, id);
      },
    }),
  };
}
