import { expect, test } from 'vitest';

import type { AnyEvent } from '#platform/events';
import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';

const event = (customerId: string | null) => ({
  eventName: 'chip_page_view',
  data: {
    customerId,
    pageUrl: 'https://chip.school/login?token=secret',
    pageTitle: 'Маша · Школа «Чип»',
    dateTime: '2026-11-23T07:00:00Z',
    system: 'Firefox',
  },
});
const kept = async (school: TestSchool) => (await school.db.pool.query('select * from analytics_events')).rows;

test('a page view is kept with the family of the session and without the token of its address', async () => {
  const school = await openSchool();
  const { parent } = await haveFamily(school);
  const { status, body } = await school.as(parent).post('/analytics', event(crypto.randomUUID()));
  expect([status, body]).toEqual([200, { done: true }]);
  expect(await kept(school)).toMatchObject([
    { event_name: 'chip_page_view', role: 'parent', customer_id: parent.customerId, page_url: 'https://chip.school/login' },
  ]);
});

test('in a kid session nothing tells which child it was', async () => {
  const school = await openSchool();
  const { kid, kidUid, familyId } = await haveFamily(school);
  const { data, eventName } = event(familyId);
  await school.as(kid).post('/analytics', { eventName, data: { ...data, pageUrl: `https://chip.school/kids/${kidUid}` } });
  const rows = await kept(school);
  expect(rows).toMatchObject([{ role: 'kid', customer_id: null, page_title: '', page_url: 'https://chip.school/kids/:id' }]);
  const { event_id: _own, ...rest } = rows[0];
  expect(JSON.stringify(rest)).not.toMatch(new RegExp(`${kidUid}|${familyId}|Маша`));
});

test('a page of a child that is told by the parent’s session is nobody’s, and so is a playbook that was finished', async () => {
  const school = await openSchool();
  const { parent, kidUid } = await haveFamily(school);
  const { data, eventName } = event(null);
  await school.as(parent).post('/analytics', { eventName, data: { ...data, pageUrl: `https://chip.school/kids/${kidUid}` } });
  await school.db.inTransaction(() => school.outbox.publish({ type: 'playbooks.finished', kidUid } as AnyEvent));
  await school.db.pool.query(`delete from platform_deliveries where listener not like 'analytics.%'`);
  await school.outbox.drain();
  const rows = await kept(school);
  expect(rows).toMatchObject([
    { event_name: 'chip_page_view', customer_id: null, visit_id: null },
    { event_name: 'chip_playbook_finished', customer_id: null, role: 'kid', page: '' },
  ]);
  expect(JSON.stringify(rows)).not.toContain(kidUid);
});

test('guests are counted too; names without the prefix and other fields are refused', async () => {
  const school = await openSchool();
  expect((await school.as().post('/analytics', event(null))).status).toBe(200);
  expect((await school.as().post('/analytics', { ...event(null), eventName: 'page_view' })).status).toBe(400);
  expect((await school.as().post('/analytics', { ...event(null), kidName: 'Маша' })).status).toBe(400);
});
