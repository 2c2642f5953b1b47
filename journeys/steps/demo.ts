import type { Page } from '@playwright/test';

import type { Words } from '../words.ts';
import { signIn } from './come-in.ts';

/** People of the demo school (README). */
export const demo = {
  anna: { email: 'anna@chip.school', password: 'anna-chip-2026' },
  svetlana: { email: 'svetlana@chip.school', password: 'svetlana-chip-2026' },
  igor: { email: 'igor@chip.school', password: 'igor-chip-2026' },
  kate: { email: 'kate@chip.school', password: 'teacher-chip-2026' },
  teacher: { email: 'teacher@chip.school', password: 'teacher-chip-2026' },
  manager: { email: 'manager@chip.school', password: 'manager-chip-2026' },
  marina: { email: 'marina@chip.school', password: 'marina-chip-2026' },
} as const;

/** A lesson as the school answers for it. */
export interface KnownEvent {
  eventId: string;
  processId: string;
  timestamp: string;
  kind: string;
  status: string;
  regular: boolean;
  kids: string[];
  teacher: { teacherId: string; name: string } | null;
  may: { cancel: { allowed: boolean }; transfer: { allowed: boolean } };
}

/** Anna stands on her home page, signed in anew if her session has run out meanwhile. */
export const annaAtHome = (page: Page, t: Words): Promise<void> => atHome(page, t, demo.anna);

/** Somebody stands on the home page, signed in anew if need be. */
export async function atHome(page: Page, t: Words, who: { email: string; password: string }): Promise<void> {
  // Whoever is not signed in any more is asked to: at the top, strangers read what the school is.
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (new URL(page.url()).pathname !== '/login') await page.goto('/');
  else {
    await signIn(page, t, who);
    await page.goto('/');
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The coming lessons of the family that is signed in, the nearest first. */
export async function eventsOf(page: Page): Promise<KnownEvent[]> {
  const answer = await page.request.get('/api/events');
  const { events } = (await answer.json()) as { events: KnownEvent[] };
  return events;
}

/** The next lesson of a regular schedule that is still to come. */
export async function nextRegular(page: Page): Promise<KnownEvent> {
  const found = (await eventsOf(page)).find(({ regular, status }) => regular && status === 'scheduled');
  if (!found) throw new Error('No regular lesson ahead');
  return found;
}
