import { happened } from '#api/happened.ts';
import { storeOf } from '#kit/play/store.ts';

/** What a browser gives that can put the school on the home screen (`public/start.js` keeps it). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const kept = globalThis as { installPrompt?: InstallPrompt | undefined };

/** Can the school be put on this home screen now? */
const installable = storeOf(kept.installPrompt !== undefined);
export const useInstallable = installable.use;
export const isInstallable = installable.get;
addEventListener('installable', () => installable.set(true));
addEventListener('appinstalled', () => {
  kept.installPrompt = undefined;
  installable.set(false);
  happened('chip_app_installed');
});

/** Asks the browser, which asks the person. True: it was agreed to. */
export async function install(): Promise<boolean> {
  const prompt = kept.installPrompt;
  if (!prompt) return false;
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  // It may be asked once.
  kept.installPrompt = undefined;
  installable.set(false);
  return outcome === 'accepted';
}

/** Is it open as an app already? */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

/** A phone of Apple does not offer it: the person has to do it by hand. */
export const isByHand = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !isInstalled();
