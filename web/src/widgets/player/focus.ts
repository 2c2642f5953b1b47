import { useEffect, useState } from 'react';

import { schoolNow } from '#api/school-clock.ts';
import { storeOf } from '#kit/play/store.ts';

/** A stretch of work with nothing beside it, and the rest after it: it is kept on this device alone, and locks nothing (docs/decisions/0359). */
export const focusMinutes = { work: 25, rest: 5 } as const;

const slot = 'focus';
const minute = 60_000;

const kept = (): number | null => {
  try {
    const began = Number(localStorage.getItem(slot));
    return began > 0 ? began : null;
  } catch {
    return null;
  }
};
const began = storeOf<number | null>(kept());

/** Begins a stretch now, or ends the one that goes on. */
export function setFocus(isOn: boolean): void {
  const now = isOn ? schoolNow() : null;
  began.set(now);
  try {
    if (now === null) localStorage.removeItem(slot);
    else localStorage.setItem(slot, String(now));
  } catch {
    // A browser that keeps nothing knows of it until it is closed.
  }
}

interface Focus {
  kind: 'work' | 'rest';
  /** Whole minutes and seconds that are left of it. */
  minutes: number;
  seconds: number;
  /** How much of it is left, from 0 to 1. */
  share: number;
}

/** Where one is at this moment; nothing when no stretch goes on. */
export function focusAt(start: number | null, now: number): Focus | null {
  if (start === null) return null;
  const gone = now - start;
  const kind = gone < focusMinutes.work * minute ? 'work' : 'rest';
  const whole = focusMinutes[kind] * minute;
  const left = kind === 'work' ? whole - gone : whole + focusMinutes.work * minute - gone;
  if (gone < 0 || left <= 0) return null;
  const inSeconds = Math.ceil(left / 1000);
  return { kind, minutes: Math.floor(inSeconds / 60), seconds: inSeconds % 60, share: left / whole };
}

/** The stretch that goes on, told anew each second. */
export function useFocus(): Focus | null {
  const start = began.use();
  const [now, setNow] = useState(schoolNow);
  useEffect(() => {
    if (start === null) return undefined;
    const tick = setInterval(() => setNow(schoolNow()), 1000);
    return () => clearInterval(tick);
  }, [start]);
  return focusAt(start, Math.max(now, start ?? 0));
}
