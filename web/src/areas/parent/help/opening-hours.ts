import type { AnswerOf } from '@school/contract/calls';

import { wallClock } from '#i18n/time.ts';

type ContactCentre = AnswerOf<'GET /faq'>['contactCentre'];

const day = 24 * 60;

/** When the contact centre answers by the clock of a zone, in minutes after midnight, and whether it does now. */
export function openingHours(now: number, { zone, opensAt, closesAt }: ContactCentre, familyZone: string) {
  const there = wallClock(now, zone).minutes;
  const ahead = wallClock(now, familyZone).minutes - there;
  const here = (minutes: number) => (minutes + ahead + day) % day;
  return { open: there >= opensAt && there < closesAt, from: here(opensAt), to: here(closesAt) };
}
