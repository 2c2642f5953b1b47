import type { Region } from '@school/contract/region/regions';
import type { Currency } from '@school/contract/shapes';
import { expect, test } from 'vitest';

import { currenciesOf, paymentOptions } from './payment-options.ts';

const currencies = ['BYN', 'RUB', 'USD', 'EUR', 'KZT'] as const satisfies Currency[];

/** What each currency can be paid with, as `provider:method`. */
const offer = (region: Region, codes: readonly string[]) => {
  const offered = codes.map((code) => ({
    code,
    methods: (currency: Currency) =>
      code === 'sandbox' || currenciesOf(code, region).includes(currency)
        ? code === 'bepaid' && currency === 'BYN'
          ? ['card', 'erip']
          : ['card']
        : [],
  }));
  return Object.fromEntries(
    currencies.map((currency) => [
      currency,
      paymentOptions(currency, region, offered)
        .map((option) => `${option.provider}:${option.method}`)
        .join(' '),
    ]),
  );
};

test('with all banks set up, each currency is taken by the nearest one, and a card is offered once', () => {
  expect(offer('EU', ['stripe', 'bepaid'])).toEqual({
    BYN: 'bepaid:card bepaid:erip',
    RUB: 'bepaid:card',
    USD: 'stripe:card',
    EUR: 'stripe:card',
    KZT: 'stripe:card',
  });
});

test('where the nearest bank is not set up, the next one takes the money; what nobody takes has no way', () => {
  expect(offer('EU', ['stripe'])).toEqual({ BYN: 'stripe:card', RUB: '', USD: 'stripe:card', EUR: 'stripe:card', KZT: 'stripe:card' });
  expect(offer('EU', ['bepaid'])).toEqual({
    BYN: 'bepaid:card bepaid:erip',
    RUB: 'bepaid:card',
    USD: 'bepaid:card',
    EUR: 'bepaid:card',
    KZT: '',
  });
});

test('the deployment in the US has no bank of Belarus', () => {
  expect(offer('US', ['stripe', 'bepaid'])).toEqual({
    BYN: 'stripe:card',
    RUB: '',
    USD: 'stripe:card',
    EUR: 'stripe:card',
    KZT: 'stripe:card',
  });
});

test('play money is taken in every currency, and stands after the real one', () => {
  expect(offer('EU', ['sandbox'])).toEqual({
    BYN: 'sandbox:card',
    RUB: 'sandbox:card',
    USD: 'sandbox:card',
    EUR: 'sandbox:card',
    KZT: 'sandbox:card',
  });
  expect(offer('EU', ['sandbox', 'bepaid'])['BYN']).toBe('bepaid:card bepaid:erip sandbox:card');
});
