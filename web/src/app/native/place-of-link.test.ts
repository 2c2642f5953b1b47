import { expect, test } from 'vitest';

import { placeOfLink } from './place-of-link.ts';

const eu = { region: 'EU' as const, address: 'https://school.test/eu' };
const us = { region: 'US' as const, address: 'https://us.school.test' };

test('links of the school open their page in their region; links of anybody else open nothing', () => {
  const cases: Array<[string, ReturnType<typeof placeOfLink>]> = [
    ['https://school.test/eu/schedule?week=2026-11-23', { place: eu, href: '/schedule?week=2026-11-23' }],
    ['https://us.school.test/login?token=abc', { place: us, href: '/login?token=abc' }],
    ['https://school.test/eu', { place: eu, href: '/' }],
    ['https://school.test/eu//evil.example/x', { place: eu, href: '/evil.example/x' }],
    ['chip://schedule', { place: undefined, href: '/schedule' }],
    ['chip:///payment/result?orderId=1', { place: undefined, href: '/payment/result?orderId=1' }],
    ['chip:////evil.example', { place: undefined, href: '/evil.example' }],
    ['https://school.test/europe', undefined],
    ['https://school.test/', undefined],
    ['http://us.school.test/', undefined],
    ['https://us.school.test.evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['no link', undefined],
  ];
  for (const [link, place] of cases) expect([link, placeOfLink(link, [eu, us])]).toEqual([link, place]);
});
