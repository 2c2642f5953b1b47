import { storeOf } from '#kit/play/store.ts';

/** Has somebody said that they want to read what was kept, without a connection? */
export const reading = storeOf(false);
export const useReading = reading.use;

/** Where that can be done: the schedule of a family; for a kid its courses and its homework. */
export function readablePlace(role: string | undefined, kidUid: string | undefined): string | undefined {
  if (role === 'parent') return '/schedule';
  return role === 'kid' && kidUid !== undefined ? `/kids/${kidUid}` : undefined;
}

/** Is this such a page? Games are played against the school. */
export const isReadable = (pathname: string, place: string | undefined): boolean =>
  place !== undefined &&
  (place === '/schedule'
    ? pathname === place
    : pathname === place ||
      ['courses', 'reading-courses'].some((part) => pathname.startsWith(`${place}/${part}/`) && !pathname.endsWith('/game')));
