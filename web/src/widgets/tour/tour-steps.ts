import { go } from '#kit/router/navigation.ts';
import { storeOf } from '#kit/play/store.ts';

/** The tour walks over the real pages, in this order. */
export const tourSteps = [
  { path: '/', name: 'home' },
  { path: '/schedule', name: 'schedule' },
  { path: '/groups', name: 'groups' },
  { path: '/payment', name: 'payment' },
  { path: '/kid-switcher', name: 'kids' },
  { path: '/help', name: 'help' },
] as const;

/** At which step somebody is; undefined: nobody is being shown around. */
export const tourAt = storeOf<number | undefined>(undefined);
export const useTourAt = tourAt.use;

/** Begins the tour, from the first page on. */
export async function startTour(): Promise<void> {
  await go({ to: '/' });
  tourAt.set(0);
}
