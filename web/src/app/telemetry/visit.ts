/**
 * A number for the open window, that ends with it: so visits can be counted without knowing visitors. Somebody who has
 * told the browser not to be followed has none.
 */

/** The browser says that its owner does not want to be followed. */
export const wantsPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1';

const name = 'visit';
let inMemory: string | undefined;

/** Of this window; undefined for somebody who wants none. */
export function visitNumber(): string | undefined {
  if (wantsPrivacy()) return undefined;
  try {
    const kept = sessionStorage.getItem(name) ?? crypto.randomUUID();
    sessionStorage.setItem(name, kept);
    return kept;
  } catch {
    return (inMemory ??= crypto.randomUUID());
  }
}
