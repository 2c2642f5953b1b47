import { expect, test } from 'vitest';

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
