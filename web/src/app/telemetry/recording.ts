import type { BrowserClient } from '@sentry/browser';

import { whenSessionChanges } from '#api/session.ts';
import { onArrival, placeNow } from '#kit/router/navigation.ts';

import { allRoutes } from '../all-routes.ts';
import { pageOf } from './clean.ts';
import type { Mode, Recorder } from './recorder.ts';
import { wantsPrivacy } from './visit.ts';

/**
 * Sessions are recorded for finding faults (docs/rules/telemetry.md#recordings): the shares given whole, and around a fault. Never in a kid session, never
 * where a child may be at the screen or a secret is tapped; all texts masked, pictures and sounds left out.
 */

/** Pages on which a child may act, or pictures and digits that open a door are tapped. */
const neverHere = [
  '/login',
  '/reset-password',
  '/kid-switcher',
  '/kids/',
  '/onboarding',
  '/brain-trainer',
  '/settings/setting-child-mode',
  '/dev/',
];

/** May a page be recorded (as the table of paths writes it)? */
export const mayRecordHere = (page: string): boolean =>
  !neverHere.some((place) => page === place || page.startsWith(place.endsWith('/') ? place : `${place}/`));

interface Given {
  client: BrowserClient;
  shares: { replays: number; replaysOnFault: number };
  /** Asked for each page, and whenever somebody else is here. */
  mayRecord(page: string): boolean;
}

/** Begins and ends recording as somebody goes from page to page. Nothing is loaded for those whom chance has left out. */
export function watchRecording({ client, shares, mayRecord }: Given): void {
  if (wantsPrivacy() || isSavingData()) return;
  const mode = chosen(shares);
  if (mode === undefined) return;
  let recorder: Promise<Recorder> | undefined;
  let isOn = false;
  const look = (): void => {
    const place = placeNow();
    const should = place !== undefined && mayRecord(pageOf(allRoutes, place.pathname));
    if (should === isOn) return;
    isOn = should;
    recorder ??= should ? import('./recorder.ts').then(({ createRecorder }) => createRecorder(client)) : undefined;
    // In the order asked: what was to be ended while it loaded is ended.
    void recorder?.then((it) => (isOn ? it.start(mode) : it.stop())).catch(() => undefined);
  };
  onArrival(look);
  whenSessionChanges(look);
  look();
}

const name = 'recorded';

/** Once for an open window, so that a reload changes nothing. */
function chosen({ replays, replaysOnFault }: Given['shares']): Mode | undefined {
  const modes: Array<Mode | 'none'> = ['whole', 'around-faults', 'none'];
  try {
    const kept = modes.find((it) => it === sessionStorage.getItem(name));
    const mode = kept ?? (Math.random() < replays ? 'whole' : Math.random() < replaysOnFault ? 'around-faults' : 'none');
    sessionStorage.setItem(name, mode);
    return mode === 'none' ? undefined : mode;
  } catch {
    return undefined;
  }
}

/** Somebody pays for each megabyte. */
const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
