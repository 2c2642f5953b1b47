import type { Call } from '@school/contract/call';
import { calls as everyCall, type KnownCall } from '@school/contract/calls';
import { expect, test } from 'vitest';

import { haveFamily } from '../modules/scheduling/testing.ts';
import { openSchool } from '../testing.ts';

test('the API document is OpenAPI 3.1 and names its components', async () => {
  const school = await openSchool();
  const { status, body } = await school.as().get('/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.components.schemas)).toEqual(expect.arrayContaining(['User', 'Event', 'Order', 'Verdict']));
  expect(JSON.stringify(body)).not.toContain('$defs');
});

test('an unknown address below /api is refused in the shape of all refusals', async () => {
  const school = await openSchool();
  const { status, body } = await school.as().get('/nowhere');
  expect(status).toBe(404);
  expect(body).toEqual({ error: { code: 'request.not_found', message: 'Not found', facts: {} } });
});

test('every answer carries the strict headers', async () => {
  const school = await openSchool();
  const { headers } = await school.as().get('/region');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('the reference page shows every call, those that answer with a file among them', async () => {
  const school = await openSchool();
  const { statusCode, body } = await school.http.inject('/api/reference');
  expect(statusCode).toBe(200);
  for (const call of ['GET /api/region', 'GET /api/payment/statement', 'POST /api/orders']) expect(body).toContain(`<code>${call}</code>`);
  expect(body).toContain('<code>application/pdf</code>');
});

test('a call that moves money is refused without an Idempotency-Key, and an answer given again is the same to the byte', async () => {
  const school = await openSchool();
  const family = await haveFamily(school);
  const calls = school.as(family.parent);
  const keyed = (Object.entries(everyCall) as Array<[KnownCall, Call]>).filter(([, { needsKey }]) => needsKey);
  expect(keyed.length).toBeGreaterThan(9);
  for (const [call, { idempotent }] of keyed) expect([call, idempotent !== undefined]).toEqual([call, true]);
  const request = { productCode: 'individual-8', termsAccepted: true };
  expect(await calls.post('/orders', request, null)).toMatchObject({
    status: 400,
    body: { error: { code: 'request.invalid', facts: { where: 'idempotency-key', problem: 'missing' } } },
  });
  const kid = { name: 'Ada', dob: { year: 2018, month: 5 }, languages: ['ru'] };
  const answers = await Promise.all(['one', 'two', 'three'].map(() => calls.post('/user/create/kid', kid, 'the-same-key')));
  expect(answers[0]?.status).toBe(200);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});
