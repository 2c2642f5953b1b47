import { expect, test } from 'vitest';

import { openingHours } from './opening-hours.ts';

const centre = { phone: '', email: '', zone: 'Europe/Minsk', opensAt: 9 * 60, closesAt: 21 * 60 };
const at = (iso: string) => Date.parse(iso);

test('the contact centre answers from its opening to its closing minute', () => {
  expect(openingHours(at('2026-11-23T08:59+03:00'), centre, 'Europe/Minsk').open).toBe(false);
  expect(openingHours(at('2026-11-23T09:00+03:00'), centre, 'Europe/Minsk').open).toBe(true);
  expect(openingHours(at('2026-11-23T20:59+03:00'), centre, 'Europe/Minsk').open).toBe(true);
  expect(openingHours(at('2026-11-23T21:00+03:00'), centre, 'Europe/Minsk').open).toBe(false);
});

test('its hours are told by the family’s own clock, over midnight as well', () => {
  expect(openingHours(at('2026-11-23T12:00Z'), centre, 'Asia/Novosibirsk')).toMatchObject({ from: 13 * 60, to: 60 });
  expect(openingHours(at('2026-11-23T12:00Z'), centre, 'America/New_York')).toMatchObject({ from: 60, to: 13 * 60 });
  expect(openingHours(at('2026-11-23T23:30Z'), centre, 'Europe/London')).toMatchObject({ from: 6 * 60, to: 18 * 60, open: false });
});
