/** What a key does in the table of families. */
export type Shortcut = 'search' | 'next' | 'previous' | 'close';

interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
}

/**
 * The shortcut of a pressed key. J, K and / go by their place on the keyboard as well, so that they work while the
 * Russian layout is on; while somebody types, only Esc does anything.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, isComposing }: Pressed, typing: boolean): Shortcut | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  if (key === 'Escape') return 'close';
  if (typing) return undefined;
  if (key === '/' || code === 'Slash') return 'search';
  if (key === 'ArrowDown' || key.toLowerCase() === 'j' || code === 'KeyJ') return 'next';
  if (key === 'ArrowUp' || key.toLowerCase() === 'k' || code === 'KeyK') return 'previous';
  return undefined;
}

/** Where the mark goes by one step: the first or last row when nothing is marked, and never over an end. */
export function stepIn(ids: readonly string[], from: string | undefined, step: 1 | -1): string | undefined {
  const at = from === undefined ? -1 : ids.indexOf(from);
  if (at === -1) return step === 1 ? ids[0] : ids.at(-1);
  return ids[at + step] ?? ids[at];
}
