import type { Verdict } from '@school/contract/verdict';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aFamily, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { WaitingGifts } from './waiting-gifts.tsx';

const gift = { giftCode: 'afterOnboarding', lessons: 3, lessonsFrom: 8, until: hours(24) } as const;

async function waiting(may: Verdict) {
  const school = fakeSchool();
  school.on('GET /payment/products', {
    now: hours(0),
    currency: 'BYN',
    refundTerms: { giftsFirst: false, feePercent: 0, fee: { amount: 0, currency: 'BYN' } },
    products: [],
    gifts: [gift],
    methods: [],
    cards: [],
    sibling: null,
    may,
    openOrder: null,
    suggestedCode: null,
  });
  await show(<WaitingGifts user={aFamily({ gifts: [gift] })} />, { texts: ['gifts'] });
  expect(await screen.findByRole('heading', { name: '3 урока в подарок' })).toBeTruthy();
}

test('who may not pay before the trial is told so, and is not led to packages that cannot be paid', async () => {
  await waiting({ allowed: false, why: 'payments.intro_first', facts: {} });
  expect(screen.getByText('Оплатить пакет можно после пробного урока.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('who may pay is led to the packages', async () => {
  await waiting({ allowed: true });
  expect(screen.getByRole('link', { name: 'Выбрать пакет' }).getAttribute('href')).toBe('/payment/products');
  expect(screen.queryByText(/после пробного урока\.$/)).toBeNull();
});
