import { App } from '@capacitor/app';
import { SplashScreen } from '@capacitor/splash-screen';
import { StatusBar, Style } from '@capacitor/status-bar';

import { enterRegion } from '#api/regions.ts';
import { regionHere } from '#api/school-address.ts';
import { goTo, onArrival, placeNow } from '#kit/router/navigation.ts';
import { beginAgainAt, isLaunchLinkNew, rememberLaunchLink } from './begin-again.ts';
import { moveTokensToSecureStorage } from './secure-storage.ts';
import { builtFor, chooseRegion } from './own-regions.ts';
import { placeOfLink } from './place-of-link.ts';
import { stepFor } from './step-for.ts';

/** What a browser has not: its refusal is no fault of the app. */
const ifThere = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

/** An app that a link has opened hears of that link within so many ms once more. */
const toldAgainWithin = 3000;

/** Begins the app from a store: where the school is, which page was asked for, and what the system's own parts do. */
export async function startShell(): Promise<void> {
  await moveTokensToSecureStorage();
  const [launch] = await Promise.all([App.getLaunchUrl().catch(() => undefined), chooseRegion()]);
  // The system names the link again with every page that begins and to every listener: it is followed once.
  const linked = launch && isLaunchLinkNew() ? placeOfLink(launch.url, builtFor) : undefined;
  rememberLaunchLink();
  // The page that was asked for is the first one; the guard sees to it as to any other.
  if (linked && location.pathname === '/') history.replaceState(history.state, '', linked.href);
  if (linked?.place && regionHere() !== undefined && linked.place.region !== regionHere()) await enterRegion(linked.place, linked.href);
  const heardFrom = performance.now();
  ifThere(
    App.addListener('appUrlOpen', ({ url }) => {
      const isLaunchAgain = url === launch?.url && performance.now() - heardFrom < toldAgainWithin;
      if (!isLaunchAgain) void follow(url);
    }),
  );
  ifThere(App.addListener('backButton', goBack));
  followTheme();
  onArrival(() => ifThere(SplashScreen.hide()));
}

async function follow(link: string): Promise<void> {
  const step = stepFor(link, builtFor, regionHere());
  if (!step) return;
  if ('enter' in step) await enterRegion(step.enter, step.href);
  else if ('begin' in step) beginAgainAt(step.begin);
  else await goTo(step.go);
}

/** Pages from which there is no further back: the app steps aside, as every other one on the device. */
const isHome = (pathname: string): boolean =>
  ['/', '/login', '/kid-switcher', '/teacher', '/manager'].includes(pathname) || /^\/kids\/[^/]+$/.test(pathname);

/** The back button of Android: closes what lies over the page, otherwise goes back as the browser's own. */
function goBack({ canGoBack }: { canGoBack: boolean }): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return void dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (!canGoBack || isHome(placeNow()?.pathname ?? '/')) return ifThere(App.minimizeApp());
  return history.back();
}

/** The bar of the system in the colours of the page. */
function followTheme(): void {
  const paint = () => {
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    ifThere(StatusBar.setStyle({ style: isDark ? Style.Dark : Style.Light }));
    ifThere(StatusBar.setBackgroundColor({ color: isDark ? '#16141f' : '#fdfaf3' }));
  };
  paint();
  new MutationObserver(paint).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
