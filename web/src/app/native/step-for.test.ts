import { expect, test } from 'vitest';

import { stepFor } from './step-for.ts';

const eu = { region: 'EU' as const, address: 'https://school.test/eu' };
const us = { region: 'US' as const, address: 'https://us.school.test' };

test('a link that brings a one-time token begins the app anew, at the same door as at its start; others open their page', () => {
  const cases: Array<[string, ReturnType<typeof stepFor>]> = [
    ['chip://login#social=abc-d_e', { begin: '/login#social=abc-d_e' }],
    ['chip://settings/edit-parent#social=abc', { begin: '/settings/edit-parent#social=abc' }],
    ['chip://schedule?token=abc&onboarding=true', { begin: '/schedule?token=abc&onboarding=true' }],
    ['https://school.test/eu/login?token=abc', { begin: '/login?token=abc' }],
    ['https://school.test/eu/reset-password?mode=resetPassword#abc', { begin: '/reset-password?mode=resetPassword#abc' }],
    // Another region begins the app anew anyway.
    ['https://us.school.test/login?token=abc', { enter: us, href: '/login?token=abc' }],
    ['https://school.test/eu/schedule?week=2026-11-23', { go: '/schedule?week=2026-11-23' }],
    ['chip://payment/result?orderId=1', { go: '/payment/result?orderId=1' }],
    ['https://evil.example/login?token=abc', undefined],
  ];
  for (const [link, step] of cases) expect([link, stepFor(link, [eu, us], 'EU')]).toEqual([link, step]);
  // With one region there is no other one.
  expect(stepFor('https://us.school.test/login', [us], undefined)).toEqual({ go: '/login' });
});
