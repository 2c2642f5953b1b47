import { generateKeyPairSync } from 'node:crypto';

import { expect, test } from 'vitest';

import { readSettings } from '../settings.ts';
import { problemsOf } from './testing.ts';

const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };
const bepaid = { BEPAID_SHOP_ID: '363', BEPAID_SECRET_KEY: 'secret', BEPAID_PUBLIC_KEY: publicKey };

test('a provider that is set up is there with all it needs, on offer or not', () => {
  expect(readSettings({ ...stripe, ...bepaid, BEPAID_ERIP_SERVICE_NO: '99999999', PAYMENT_PROVIDERS: 'stripe' })).toMatchObject({
    paymentProviders: ['stripe'],
    stripe: { secretKey: 'sk_test_1', webhookSecrets: ['whsec_new', 'whsec_old'] },
    bepaid: { shopId: '363', secretKey: 'secret', publicKey, eripServiceNo: '99999999' },
  });
  const nothing = readSettings({});
  expect([nothing.paymentProviders, nothing.stripe, nothing.bepaid]).toEqual([['sandbox'], undefined, undefined]);
});

test('a provider on offer that is not set up, or half of one, keeps the school from starting', () => {
  expect(problemsOf({ PAYMENT_PROVIDERS: 'stripe' })).toEqual([
    'STRIPE_SECRET_KEY is not set, but PAYMENT_PROVIDERS has stripe',
    'STRIPE_WEBHOOK_SECRET is not set, but PAYMENT_PROVIDERS has stripe',
  ]);
  expect(problemsOf({ BEPAID_SHOP_ID: '363', BEPAID_PUBLIC_KEY: publicKey })).toEqual([
    'BEPAID_SECRET_KEY is not set, but BEPAID_SHOP_ID is',
  ]);
  expect(problemsOf({ PAYMENT_PROVIDERS: 'sandbox, paypal' })).toEqual(['PAYMENT_PROVIDERS has paypal: it takes sandbox, stripe, bepaid']);
});

test('a public key that is none is told at the start, and not by the first webhook', () => {
  expect(problemsOf({ ...bepaid, BEPAID_PUBLIC_KEY: 'bm90IGEga2V5' })).toEqual(['BEPAID_PUBLIC_KEY is not a public key in base64']);
  const inLines = `-----BEGIN PUBLIC KEY-----\n${publicKey.replaceAll(/(.{64})/g, '$1\n')}\n-----END PUBLIC KEY-----`;
  expect(problemsOf({ ...bepaid, BEPAID_PUBLIC_KEY: inLines })).toEqual([]);
  expect(problemsOf({ STRIPE_API_URL: 'stripe.example' })).toHaveLength(1);
});
