import { useMayPay } from '#api/adult.ts';
import { go } from '#kit/router/navigation.ts';
import { storeOf } from '#kit/play/store.ts';

/** The tour walks over the real pages, in this order. */
const tourSteps = [
  { path: '/', name: 'home' },
  { path: '/schedule', name: 'schedule' },
  { path: '/groups', name: 'groups' },
  { path: '/payment', name: 'payment' },
  { path: '/kid-switcher', name: 'kids' },
  { path: '/help', name: 'help' },
] as const;

export type TourStep = (typeof tourSteps)[number];

/** The steps of whoever is shown around: an adult who may not pay has no place for payment. */
export function useTourSteps(): readonly TourStep[] {
  const mayPay = useMayPay();
  return mayPay ? tourSteps : tourSteps.filter(({ name }) => name !== 'payment');
}

/** At which step somebody is; undefined: nobody is being shown around. */
export const tourAt = storeOf<number | undefined>(undefined);
export const useTourAt = tourAt.use;

/** Begins the tour, from the first page on. */
export async function startTour(): Promise<void> {
  await go({ to: '/' });
  tourAt.set(0);
}
