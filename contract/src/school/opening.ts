import * as z from 'zod/mini';

import { named } from '../named.ts';

/**
 * How far a school is open (docs/rules/opening.md): `setup` nobody of the staff is there yet · `staff-only` families are told that it
 * opens soon · `open` · `closed-to-new` families that are there go on, new ones wait.
 */
export const schoolStates = ['setup', 'staff-only', 'open', 'closed-to-new'] as const;
export const SchoolState = named('SchoolState', z.enum(schoolStates));
export type SchoolState = (typeof schoolStates)[number];

/** Ways out of the school that the owner tries with a code before families come. */
export const provedChannels = ['mail', 'sms'] as const;
export type ProvedChannel = (typeof provedChannels)[number];
/** The same with the one that proves itself: whoever opens the bot brings a word back. */
export type ProvedWay = ProvedChannel | 'telegram';
