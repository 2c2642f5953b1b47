/**
 * The time of a trial that somebody has tapped here: its page holds it from the moment it opens. Whoever only opens the
 * address (a link in a letter, a preview of a messenger) takes nothing away from others.
 */

const key = 'tapped-time';

export function tapTime(iso: string): void {
  try {
    sessionStorage.setItem(key, new Date(iso).toISOString());
  } catch {
    // A browser that keeps nothing holds nothing before the time is booked.
  }
}

export function isTapped(iso: string): boolean {
  try {
    return sessionStorage.getItem(key) === new Date(iso).toISOString();
  } catch {
    return false;
  }
}
