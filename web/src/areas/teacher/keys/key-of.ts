import { isTyping } from '#widgets/keys/is-typing.ts';

/** What a key of the workspace asks for. */
export type WorkspaceKey = 'next' | 'report' | 'search' | 'help';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'target'>;

/**
 * What a pressed key asks for: by its place, so that it is the same under a Russian keyboard. Undefined while somebody
 * types, and for every other key.
 */
export function keyOf({ key, code, ctrlKey, altKey, metaKey, shiftKey, target }: Pressed): WorkspaceKey | undefined {
  if (ctrlKey || altKey || metaKey || isTyping(target)) return undefined;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (key === '/' || code === 'Slash') return 'search';
  if (shiftKey) return undefined;
  if (code === 'KeyN') return 'next';
  if (code === 'KeyR') return 'report';
  return undefined;
}
