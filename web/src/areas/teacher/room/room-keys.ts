import { isTyping } from '#widgets/keys/is-typing.ts';

/** What a key of the room does. */
export type RoomKey = 'next' | 'lock' | 'star' | 'mic' | 'board' | 'panel' | 'help' | `seat ${number}`;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'target'>;

const byPlace: Readonly<Record<string, RoomKey>> = {
  Space: 'next',
  KeyL: 'lock',
  KeyS: 'star',
  KeyM: 'mic',
  KeyB: 'board',
  KeyP: 'panel',
};

/**
 * What a pressed key asks for: by its place, so that it is the same under a Russian keyboard. With Shift 1 to 8 are the children of a group:
 * without it a digit belongs to the task that is in hand. Undefined while somebody types and for a key that is held down. The space bar presses what was reached by keyboard, as everywhere; it means "next" where nothing was.
 */
export function roomKeyOf(pressed: Pressed, wasReachedByKey: boolean): RoomKey | undefined {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey, repeat, target } = pressed;
  if (ctrlKey || altKey || metaKey || repeat || isTyping(target)) return undefined;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (shiftKey) {
    const seat = /^Digit([1-8])$/.exec(code)?.[1];
    return seat === undefined ? undefined : `seat ${Number(seat)}`;
  }
  if (code === 'Space' && wasReachedByKey && target instanceof Element && target.closest('button, a, summary, [role=tab]'))
    return undefined;
  return byPlace[code];
}
