import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import type { AnyEvent } from '#platform/events';
import { signedIn } from '#platform/testing';

const manager = signedIn('manager');
const event = (page: string, eventName = 'chip_page_view') => ({
  eventName,
  data: {
    customerId: null,
    pageUrl: `https://chip.school${page}`,
    pageTitle: 'Школа',
    dateTime: '2026-11-23T07:00:00Z',
    system: 'Firefox',
  },
});
/** A guest's open window sends events. */
const visit = (school: TestSchool, events: object[], { headers = {} }: { headers?: Record<string, string> } = {}) => {
  const id = crypto.randomUUID();
  return school.http.inject({
    method: 'POST',
    url: '/api/analytics/batch',
    headers: { 'content-type': 'application/json', 'x-visit': id, 'x-screen-size': '360x740', ...headers },
    payload: JSON.stringify({ events }),
  });
};
const report = async (school: TestSchool, what: string, from: string, to: string) =>
  (await school.as(manager).get(`/manager/${what}?from=${from}&to=${to}`)).body;

test('a report says the same before and after its days were counted, to the second of the school’s midnight', async () => {
  const school = await openSchool({ now: '2026-11-23T23:59:59+03:00' });
  await visit(school, [event('/login'), event('/registration')], { headers: { 'x-referrer': 'https://search.example/find?q=a' } });
  await visit(school, [event('/login'), event('/login', 'chip_signed_in')], { headers: { 'sec-gpc': '1' } });
  school.clock.set(school.clock.now().add({ seconds: 1 }));
  await visit(school, [event('/login')]);

  const live = await report(school, 'pages', '2026-11-23', '2026-11-24');
  expect(live).toEqual({
    days: [
      { date: '2026-11-23', times: 3, visits: 1 },
      { date: '2026-11-24', times: 1, visits: 1 },
    ],
    pages: [
      { name: '/login', times: 3, visits: 2 },
      { name: '/registration', times: 1, visits: 1 },
    ],
    referrers: [{ name: 'search.example', times: 2, visits: 1 }],
    screens: [{ name: 'phone', times: 4, visits: 2 }],
  });
  await school.jobs.now('analytics.count-days');
  await school.jobs.now('analytics.count-days');
  expect((await school.db.pool.query(`select distinct date::text from analytics_days`)).rows).toEqual([{ date: '2026-11-23' }]);
  expect(await report(school, 'pages', '2026-11-23', '2026-11-24')).toEqual(live);
  // Counted once: what the events become afterwards changes no day that is over.
  await school.db.pool.query('delete from analytics_events');
  expect((await report(school, 'pages', '2026-11-23', '2026-11-23')).days).toEqual([{ date: '2026-11-23', times: 3, visits: 1 }]);
  expect((await report(school, 'funnel', '2026-11-23', '2026-11-23')).events).toContainEqual({
    name: 'chip_signed_in',
    times: 1,
    visits: 0,
  });

  expect((await school.as(manager).get('/manager/pages?from=2026-11-24&to=2026-11-23')).status).toBe(400);
  expect((await school.as(manager).get('/manager/pages?from=2026-08-01&to=2026-11-01')).status).toBe(400);

  // Months: the events went into tables of their own, and whole months go when they are old.
  await visit(school, [event('/login')]);
  const months = async () =>
    (await school.db.pool.query(`select relname from pg_class where relname ~ '^analytics_events_[0-9]+$' order by 1`)).rows.map(
      (it) => it.relname,
    );
  expect(await months()).toEqual(['analytics_events_202611', 'analytics_events_202612']);
  expect((await school.db.pool.query('select count(*)::int as n from analytics_events_202611')).rows).toEqual([{ n: 1 }]);
  school.clock.set(school.clock.now().add({ hours: 24 * 408 }));
  await school.jobs.now('analytics.forget-old');
  expect(await months()).toEqual(['analytics_events_202612']);
});

test('the funnel follows the families that registered in these days, whenever they go on', async () => {
  const school = await openSchool();
  const one = await haveFamily(school);
  await haveFamily(school);
  await visit(school, [event('/registration')]);
  await school.settle();
  for (const [type, more] of [
    ['scheduling.intro_booked', {}],
    ['scheduling.lesson_conducted', { kind: 'virtual' }],
    ['scheduling.lesson_conducted', { kind: 'trial' }],
    ['payments.order_paid', {}],
  ] as const)
    await school.db.inTransaction(() => school.outbox.publish({ type, familyId: one.familyId, ...more } as AnyEvent));
  // Only the steps of analytics are looked at: the others know no such lesson and order.
  await school.db.pool.query(`delete from platform_deliveries where listener not like 'analytics.%'`);
  await school.outbox.drain();
  school.clock.set(school.clock.now().add({ hours: 48 }));
  await haveFamily(school);
  await school.outbox.drain();

  const steps = async (from: string, to: string) =>
    Object.fromEntries(
      (await report(school, 'funnel', from, to)).steps.map(({ step, count }: { step: string; count: number }) => [step, count]),
    );
  expect(await steps('2026-11-23', '2026-11-23')).toEqual({
    visit: 1,
    registration: 2,
    trialBooked: 1,
    trialHeld: 1,
    paid: 1,
    schedule: 0,
  });
  expect(await steps('2026-11-24', '2026-11-25')).toEqual({
    visit: 0,
    registration: 1,
    trialBooked: 0,
    trialHeld: 0,
    paid: 0,
    schedule: 0,
  });
});

test('a session sends 60 calls a minute, and the next one a minute later', async () => {
  const school = await openSchool();
  const { parent } = await haveFamily(school);
  const tries = await Promise.all(Array.from({ length: 70 }, () => school.as(parent).post('/analytics', event('/'))));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(tries.find(({ status }) => status !== 200)?.body.error.code).toBe('request.too_many');
  school.clock.set(school.clock.now().add({ seconds: 59 }));
  expect((await school.as(parent).post('/analytics', event('/'))).status).toBe(429);
  school.clock.set(school.clock.now().add({ seconds: 1 }));
  expect((await school.as(parent).post('/analytics', event('/'))).status).toBe(200);
});
