/** Where the keys of a parent lead. */
export const parentKeys = [
  ['H', 'home', '/'],
  ['S', 'schedule', '/schedule'],
  ['G', 'groups', '/groups'],
  ['P', 'payment', '/payment'],
  ['C', 'chat', '/chat'],
  ['K', 'kids', '/kid-switcher'],
  ['/', 'search', '/help'],
] as const;

export type ParentKey = (typeof parentKeys)[number][1] | 'help';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** What a pressed key asks for: by its place, so that it is the same under a Russian keyboard. Undefined for every other key. */
export function parentKeyOf({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Pressed): ParentKey | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (key === '/' || code === 'Slash') return 'search';
  if (shiftKey) return undefined;
  return parentKeys.find(([letter]) => code === `Key${letter}`)?.[1];
}
