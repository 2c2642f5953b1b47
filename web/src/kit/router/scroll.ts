import { onArrival, onDeparture, type Place } from './navigation.ts';

/** Where one stood on each page of the browser's history, so that Back goes to the same spot. */

const storageKey = 'scroll';
const kept: Record<string, number> = read();

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Between two pages: what is shown while the next one comes is shorter, and says nothing of where one stood. */
let onTheWay = false;
onDeparture(() => {
  onTheWay = true;
});
onArrival(() => {
  onTheWay = false;
});

/** Remembers how far each page is scrolled, until the tab is closed. Gives what ends it. */
export function keepScroll(placeNow: () => Place | undefined): () => void {
  const remember = () => {
    const place = placeNow();
    if (place && !onTheWay) kept[place.key] = Math.round(scrollY);
  };
  const write = () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-50))));
    } catch {
      // A full or forbidden store: Back goes to the top.
    }
  };
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', write);
  return () => {
    removeEventListener('scroll', remember);
    removeEventListener('pagehide', write);
  };
}

/** Scrolls a page that has just been shown to where one should stand on it. */
export function stand({ scroll, key, href }: Place): void {
  if (scroll === 'keep') return;
  const anchor = new URL(href).hash.slice(1);
  if (scroll === 'top' && anchor !== '') document.getElementById(anchor)?.scrollIntoView();
  else scrollTo(0, scroll === 'back' ? (kept[key] ?? 0) : 0);
}
