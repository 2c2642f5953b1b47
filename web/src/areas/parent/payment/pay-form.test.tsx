import type { Product } from '@school/contract/catalogue/shapes';
import type { Order } from '@school/contract/payments/shapes';
import type { PromoOffer } from '@school/contract/promotions/shapes';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { onFailure } from '#api/failures.ts';
import { hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';
import { PayForm } from './pay-form.tsx';

const eight: Product = {
  productCode: 'individual-8',
  kind: 'individual',
  lessons: 8,
  price: { amount: 36_000, currency: 'BYN' },
  pricePerLesson: { amount: 4500, currency: 'BYN' },
  validMonths: 12,
};
const four: Product = { ...eight, productCode: 'individual-4', lessons: 4 };
const tenOff: PromoOffer = {
  code: 'CHIP10',
  type: 'percent',
  before: eight.price,
  discount: 3600,
  total: { amount: 32_400, currency: 'BYN' },
  lessons: 0,
  until: null,
};
/** An order of which nothing is left to pay at a bank: nobody is led out of the app. */
const order: Order = {
  orderId: 'order',
  productCode: eight.productCode,
  kind: 'individual',
  lessons: 8,
  bonus: 0,
  gifts: [],
  promo: null,
  sibling: null,
  total: eight.price,
  refundTerms: { giftsFirst: false, feePercent: 0, fee: { amount: 0, currency: 'BYN' } },
  status: 'payment-in-progress',
  checkoutUrl: null,
  isAtBank: true,
  mayTryAgain: { allowed: false, why: 'payments.order_closed', facts: {} },
  invoice: null,
  createdAt: hours(0),
  paidAt: null,
};
const texts = ['payment', 'savedCards', 'promo', 'subscription', 'refusals', 'furtherRefusals'] as const;

/** What the red notice would tell of. */
let told: string[] = [];
beforeEach(() => {
  told = [];
  onTestFinished(onFailure(({ code }) => void told.push(code)));
});

async function shown({
  product = eight,
  may = { allowed: true },
  cards = [],
  language,
}: Partial<Parameters<typeof PayForm>[0]> & { language?: 'en' } = {}) {
  const school = fakeSchool();
  school.on('POST /orders', order);
  school.on('GET /user', { timezone: 'Europe/Minsk' } as never);
  const { user } = await show(
    <PayForm
      product={product}
      gifts={[]}
      may={may}
      products={[four, eight]}
      suggestedCode={null}
      options={[{ provider: 'sandbox', method: 'card' }]}
      cards={cards}
      refundTerms={order.refundTerms}
    />,
    { at: '/payment/products', texts, ...(language && { language }) },
  );
  return { school, user };
}
const sum = () => screen.getByText(/^(К оплате|To pay|Total)/).parentElement?.textContent?.replaceAll(/[\s\u00a0\u202f]/g, '');

test('nothing is ordered before the terms are accepted, and then it is ordered once', async () => {
  const { school, user } = await shown();
  const pay = screen.getByRole('button', { name: /^Оплатить/ });
  await user.click(pay);
  expect(await screen.findByText('Примите, пожалуйста, условия оплаты')).toBeTruthy();
  expect(school.by('POST /orders')).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /Я принимаю/ }));
  await user.dblClick(pay);
  await expect.poll(() => location.search).toBe('?order=order');
  expect(school.by('POST /orders').map(({ body }) => body)).toEqual([
    { productCode: 'individual-8', currency: 'BYN', provider: 'sandbox', method: 'card', termsAccepted: true },
  ]);
});

test('a promo code is checked by Enter without paying, lowers the sum, is ordered with, and can be taken back', async () => {
  const { school, user } = await shown();
  school.on('POST /promo-codes/check', tenOff);
  await user.click(screen.getByRole('button', { name: 'Есть промокод?' }));
  await user.type(screen.getByRole('textbox', { name: /^Промокод или код друга/ }), 'chip10{Enter}');
  expect(await screen.findByText('Промокод CHIP10 применён')).toBeTruthy();
  expect(school.by('POST /promo-codes/check').map(({ body }) => body)).toEqual([
    { code: 'chip10', productCode: 'individual-8', currency: 'BYN' },
  ]);
  expect([sum(), school.by('POST /orders')]).toEqual([expect.stringContaining('324'), []]);
  await user.click(screen.getByRole('button', { name: 'Убрать промокод' }));
  expect(sum()).toContain('360');
  await user.type(screen.getByRole('textbox', { name: /^Промокод или код друга/ }), 'chip10{Enter}');
  await screen.findByText('Промокод CHIP10 применён');
  await user.click(screen.getByRole('checkbox', { name: /Я принимаю/ }));
  await user.click(screen.getByRole('button', { name: /^Оплатить/ }));
  await expect.poll(() => school.by('POST /orders').map(({ body }) => body)).toMatchObject([{ promoCode: 'CHIP10' }]);
});

test.each([
  [
    'ru',
    'Есть промокод?',
    /^Промокод или код друга/,
    'Применить',
    'Промокод действует для пакетов от 8 уроков. Выберите пакет от 8 уроков',
  ],
  ['en', 'Have a promo code?', /^Promo code or a friend’s code/, 'Apply', /8 lessons or more.*8/],
] as const)('a code that does not fit says at its field why, and what would fit (%s)', async (language, have, label, apply, why) => {
  const { school, user } = await shown({ product: four, ...(language === 'en' && { language }) });
  school.on('POST /promo-codes/check', () => refusal('promo_min_lessons', { facts: { from: 8 } }));
  await user.click(screen.getByRole('button', { name: have }));
  const field = screen.getByRole('textbox', { name: label });
  await user.type(field, 'CHIP10');
  await user.click(screen.getByRole('button', { name: apply }));
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(why)).toBeTruthy();
  // It stands at the field alone: no red notice besides, and what was typed stays.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([told, (field as HTMLInputElement).value]).toEqual([[], 'CHIP10']);
});

test('whoever may not pay yet reads why on the button, and is not asked for a code', async () => {
  const { school, user } = await shown({ may: { allowed: false, why: 'payments.intro_first', facts: {} } });
  const form = within(screen.getByRole('form', { name: 'Ваш заказ' }));
  expect(form.getByText('Оплатить можно после пробного урока')).toBeTruthy();
  expect(form.queryByRole('button', { name: 'Есть промокод?' })).toBeNull();
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: /^Оплатить/ }));
  expect(school.by('POST /orders')).toEqual([]);
});

test('an order that the school refuses is told of by the red notice, and the form stays as it was', async () => {
  const { school, user } = await shown();
  school.on('POST /orders', () => refusal('payments.order_closed'));
  await user.click(screen.getByRole('checkbox', { name: /Я принимаю/ }));
  await user.click(screen.getByRole('button', { name: /^Оплатить/ }));
  await expect.poll(() => told).toEqual(['payments.order_closed']);
  expect(screen.getByRole('checkbox', { name: /Я принимаю/ })).toHaveProperty('checked', true);
});

test('a saved card pays in one tap, with its sum and digits on the button; another way asks for the terms again', async () => {
  const card = {
    cardId: 'card',
    provider: 'sandbox',
    brand: 'visa',
    lastFour: '4242',
    expires: '2031-12',
    state: 'ready',
    savedAt: hours(0),
  } as const;
  const { school, user } = await shown({ cards: [card, { ...card, cardId: 'old', lastFour: '0000', state: 'expired' }] });
  expect(screen.queryByRole('radio', { name: 'Visa •••• 0000' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Другой картой или способом' }));
  expect(screen.getByRole('checkbox', { name: 'Запомнить карту' })).toHaveProperty('checked', false);
  await user.click(screen.getByRole('radio', { name: 'Visa •••• 4242' }));
  await user.click(screen.getByRole('button', { name: /^Оплатить 360.* картой •••• 4242$/ }));
  await expect
    .poll(() => school.by('POST /orders').map(({ body }) => body))
    .toEqual([{ productCode: 'individual-8', currency: 'BYN', cardId: 'card', termsAccepted: true }]);
});
