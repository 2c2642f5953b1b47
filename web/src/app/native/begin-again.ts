/**
 * Systems name the link that opened the app for as long as it runs, with every page that begins. Kept until the app is closed, so
 * that it is followed once: a one-time token in it is good once.
 */
const slot = 'launch-link-taken';

export const isLaunchLinkNew = (): boolean => sessionStorage.getItem(slot) === null;
export const rememberLaunchLink = (): void => sessionStorage.setItem(slot, 'yes');

/** The app begins again at a page, though it differs from this one behind the # only. */
export function beginAgainAt(href: string): void {
  rememberLaunchLink();
  history.replaceState(null, '', href);
  location.reload();
}
