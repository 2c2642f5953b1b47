import type { Card } from '@school/contract/playbooks/pictures';
import type { FocusEvent, MouseEvent } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { useKidDrag } from '#kit/play/use-kid-drag.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { say } from '#kit/play/speech.ts';
import { useStage } from '../stage.tsx';
import { useTry } from '../use-try.ts';
import { faceName, spokenFace } from '../words.ts';

interface Placing {
  items: readonly Card[];
  places: readonly { id: string; name: string }[];
  tries: number;
  /** [item, place] of the right ones so far. */
  kept: readonly (readonly [string, string])[];
  final: readonly (readonly [string, string])[] | undefined;
  /** Those of the answer that was just wrong. */
  missed: readonly (readonly [string, string])[] | undefined;
  busy: boolean;
  /** Only one thing in each place: another one takes its room, and the first goes home. */
  single: boolean;
}

/** Where things that are not placed lie: dropping one there takes it back. */
export const tray = 'tray';

/**
 * Things from a tray into places: by drag, by two taps, by Tab and Enter, or by digits (first the thing, then the
 * place; Backspace takes the last one back).
 */
export function usePlacing({ items, places, tries, kept, final, missed, busy, single }: Placing) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  const base = useTexts('player');
  const [placed, setPlaced] = useTry<readonly (readonly [string, string])[]>(tries, () => kept);
  const open = !busy && !final;
  const shown = final ?? placed;
  const nameOf = (item: string) => {
    const card = items.find(({ id }) => id === item);
    return card ? faceName(card, tongue, base.pictures) : '';
  };
  const board = useKidDrag({
    disabled: !open,
    // What lies in the tray is not caught by it: let go a little short of its place, it still gets there.
    fits: (item, place) => place !== tray || placed.some(([other]) => other === item),
    onPick(item) {
      const card = items.find(({ id }) => id === item);
      if (card) say([spokenFace(card, tongue)]);
      announce(t.pickedUp(nameOf(item)));
    },
    onDrop(item, place) {
      const others = placed.filter(([other, there]) => other !== item && !(single && there === place));
      setPlaced(place === tray ? others : [...others, [item, place]]);
      announce(place === tray ? t.takenBack(nameOf(item)) : t.putThere(nameOf(item), places.find(({ id }) => id === place)?.name ?? ''));
    },
  });
  /** What lies in a place: with another thing picked up, a tap on it means the place. */
  const resting = (item: string, place: string) => {
    const own = board.item(item);
    return {
      ...own,
      onClick(event: MouseEvent<HTMLElement>) {
        if (board.picked !== null && board.picked !== item) board.dropPicked(place);
        else own.onClick(event);
      },
    };
  };
  /** The button of a place: it takes what is picked up; with nothing in the hand it says what it is. */
  const placeButton = (place: Card) => {
    const own = board.placeButton(place.id);
    const tell = () => say([spokenFace(place, tongue)]);
    return {
      ...own,
      onClick() {
        if (board.picked === null) tell();
        else own.onClick();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        if (event.currentTarget.matches(':focus-visible')) tell();
      },
    };
  };
  const waiting = items.filter(({ id }) => !shown.some(([item]) => item === id));
  useKeys(
    {
      digit(digit) {
        if (board.picked === null) {
          const card = waiting[digit - 1];
          if (!card) return false;
          board.tap(card.id);
        } else {
          const place = places[digit - 1];
          if (!place) return false;
          board.dropPicked(place.id);
        }
        return true;
      },
      Backspace() {
        const last = placed.at(-1);
        if (!last) return false;
        setPlaced(placed.slice(0, -1));
        announce(t.takenBack(nameOf(last[0])));
        return true;
      },
    },
    open,
  );
  return {
    board,
    resting,
    placeButton,
    open,
    placed: shown,
    waiting,
    /** All things, wherever they lie. */
    items,
    /** What lies in a place. */
    inside: (place: string): Card[] => shown.flatMap(([item, there]) => (there === place ? items.filter(({ id }) => id === item) : [])),
    /** Whether it is known to be right there. */
    isSure: (item: string | undefined, place: string): boolean =>
      final !== undefined || kept.some(([one, there]) => one === item && there === place),
    /** Whether it was wrong, and nothing has been placed since. */
    isMissed: (item: string): boolean => missed?.some(([one]) => one === item) === true && shown.length === kept.length,
    /** Every thing, or every place, has its own. */
    full: single ? places.every(({ id }) => placed.some(([, place]) => place === id)) : waiting.length === 0,
  };
}
