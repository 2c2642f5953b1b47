import { describe, expect, test } from 'vitest';

import type { Call, Shape } from './call.ts';
import { calls } from './calls.ts';
import { errorCatalogue } from './errors.ts';

/** A shape, or the several forms it may take. */
const formsOf = (shape: Shape | undefined): Shape[] => {
  if (!shape) return [];
  const { def } = shape._zod;
  return 'options' in def ? (def.options as Shape[]) : [shape];
};

describe('the table of calls', () => {
  test('keeps the paths that clients know', () =>
    expect(Object.keys(calls)).toEqual(
      expect.arrayContaining([
        'POST /user/decline-suggested-subject',
        'PATCH /user',
        'POST /user/create/kid',
        'POST /user/session',
        'POST /user/logout',
        'GET /region',
        'GET /school',
        'GET /user/session',
        'POST /analytics',
      ]),
    ));

  for (const [key, call] of Object.entries(calls) as Array<[string, Call]>) {
    test(`${key} refuses unknown fields wherever it reads any`, () => {
      for (const shape of [call.params, call.query, call.body].flatMap(formsOf)) {
        const issues = shape.safeParse({ thisFieldIsUnknown: 1 }).error?.issues ?? [];
        expect(issues.some((issue) => issue.code === 'unrecognized_keys')).toBe(true);
      }
    });
  }

  test('reads every name of a path, and no other', () => {
    const named = Object.entries(calls).map(([key]) => [key, [...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name).toSorted()]);
    const read = Object.entries(calls as Record<string, Call>).map(([key, { params }]) => [
      key,
      params && 'shape' in params ? Object.keys(params.shape as object).toSorted() : [],
    ]);
    expect(read).toEqual(named);
  });

  test('takes an id for each name of a path that says no other', () => {
    const { params } = calls['POST /orders/:orderId/attempts'] as Call;
    expect(params?.safeParse({ orderId: 'first' }).success).toBe(false);
    expect(params?.safeParse({ orderId: '0198b2d4-5a5e-7c3a-9a55-3f2f3c0c7b11' }).success).toBe(true);
  });

  test('lets a guest do nothing but come in, register, and what needs no person', () => {
    const forGuests = Object.entries(calls).filter(
      ([
        ,
        {
          who: [guest],
        },
      ]) => guest !== 'deny',
    );
    expect(forGuests.map(([key]) => key).toSorted()).toEqual([
      'GET /auth/jwks',
      'GET /auth/pictures',
      'GET /auth/social',
      'GET /courses/:courseCode/about',
      'GET /faq',
      'GET /faults/settings',
      'GET /legal/:document',
      'GET /offer',
      'GET /region',
      'GET /registration/age',
      'GET /school',
      'GET /school/opening',
      'GET /setup',
      'GET /user/session',
      'POST /analytics',
      'POST /analytics/batch',
      'POST /auth/adult',
      'POST /auth/adult/accept',
      'POST /auth/contact-code',
      'POST /auth/invitation',
      'POST /auth/invitation/accept',
      'POST /auth/join',
      'POST /auth/join/accept',
      'POST /auth/link',
      'POST /auth/pictures',
      'POST /auth/reset',
      'POST /auth/reset/by-code',
      'POST /auth/reset/confirm',
      'POST /auth/reset/look',
      'POST /auth/second-factor',
      'POST /auth/second-factor/confirm',
      'POST /auth/second-factor/enrol',
      'POST /auth/sign-in',
      'POST /auth/sms-code',
      'POST /auth/sms-code/sign-in',
      'POST /auth/social/:provider/start',
      'POST /auth/social/finish',
      'POST /lesson-room/carriers/livekit',
      'POST /lesson-room/device-code/enter',
      'POST /lesson-room/link/enter',
      'POST /pay-links/look',
      'POST /pay-links/pay',
      'POST /payments/webhooks/:provider',
      'POST /registration',
      'POST /registration/later',
      'POST /registration/later/take-back',
      'POST /registration/sms-code',
      'POST /school/waiting',
      'POST /setup/claim',
      'POST /setup/owner',
      'POST /setup/recover',
      'POST /telegram/updates',
      'POST /user/logout',
      'POST /user/session',
    ]);
  });

  test('gives a kid no way to money, settings or changes of the schedule', () => {
    const forKids = Object.entries(calls).filter(
      ([
        ,
        {
          who: [, , kid],
        },
      ]) => kid !== 'deny',
    );
    expect(
      forKids.filter(([key]) => /payment|orders|intro|schedule|create|chats|user\/sessions/.test(key) && !key.includes('webhooks')),
    ).toEqual([]);
  });
});

describe('the catalogue of refusals', () => {
  test('carries the server messages that clients know to the letter', () => {
    const messages = Object.values(errorCatalogue).map(({ message }) => message);
    for (const message of [
      'Time is already taken',
      'Slot is closed',
      'Busy slots for process already exist',
      'There is no teacher in the process',
      'Not allowed transfer intro more than once',
      'Cant add kid to completed event',
      'Slide not found',
      'promo_bundle_incompatible',
      'used_promo_code',
    ]) {
      expect(messages).toContain(message);
    }
  });
});
