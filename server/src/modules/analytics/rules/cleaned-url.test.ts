import { expect, test } from 'vitest';

import { cleanedUrl } from './cleaned-url.ts';

for (const [address, kept] of [
  ['https://chip.school/login?token=abc&onboarding=true#x', 'https://chip.school/login?onboarding=true'],
  ['https://chip.school/reset-password?mode=resetPassword&code=123', 'https://chip.school/reset-password?mode=resetPassword'],
  ['https://chip.school/kids/0193f0aa-1111-7000-8000-0123456789ab/courses/math', 'https://chip.school/kids/:id/courses/math'],
  [
    'https://chip.school/schedule-selection/math/math/0193f0aa-1111-7000-8000-0123456789ab/%D0%9C%D0%B0%D1%88%D0%B0',
    'https://chip.school/schedule-selection/math/math/:id/:name',
  ],
  ['javascript', ''],
] as const)
  test(`of ${address.slice(0, 60)} is kept ${kept}`, () => expect(cleanedUrl(address)).toBe(kept));
