import { expect, test } from 'vitest';

import { suggestRegion } from './regions.ts';

const offered = ['EU', 'US'] as const;

test('the country decides; without it the countries of the languages; without those the first region', () => {
  const cases = [
    ['EU', { country: 'BY', languages: 'en-US,en' }],
    ['US', { country: 'us', languages: 'ru-RU' }],
    ['EU', { country: 'AU', languages: 'en-US' }],
    ['US', { country: 'XX', languages: 'en-US,en;q=0.9' }],
    ['US', { languages: 'es-MX,es;q=0.8,ru;q=0.5' }],
    ['US', { languages: 'zh-Hant-CA' }],
    ['EU', { languages: 'en,ru' }],
    ['EU', { languages: 'ru-RU,en-US' }],
    ['EU', { country: '', languages: '' }],
    ['EU', { country: '<script>', languages: '*' }],
    ['EU', {}],
  ] as const;
  for (const [region, visitor] of cases) expect([visitor, suggestRegion(visitor, offered)]).toEqual([visitor, region]);
  expect(suggestRegion({ country: 'BY' }, ['US'])).toBe('US');
  expect(suggestRegion({}, ['US', 'EU'])).toBe('US');
});
