import { expect, test } from 'vitest';

import { verifyAudit } from '#modules/audit';
import { lookAtBooks } from '#modules/reconciliation';

import { openBusyFamily, parent } from './busy-family.ts';
import { filesOf, filesWith, whereIn } from './everywhere.ts';
import { keepsNoExport, takesAllAlong } from './take-along.ts';
import { zora } from './zora.ts';

test('a family takes its data along; after a week a child is nowhere in the database and in no file; its sister, the books and the log stand', async () => {
  const family = await openBusyFamily();
  const { school, dataDir, familyId, kidUid, sister, as, asKid, asManager, groupId, feed, to, beside, far } = family;
  const saidBy = async ({ parent: who }: typeof beside): Promise<string> => {
    const { chatId } = (await school.as(who).get('/chats')).body.chats[0];
    return (await school.as(who).get(`/chats/${chatId}/messages`)).body.messages.at(-1).text;
  };
  const { root } = zora;
  const before = await whereIn(school, root); // The stage is set only if the name stands wherever somebody can write it.
  const places = [
    'analytics_events_202611.page_title',
    'approvals.payload',
    'approvals.reason',
    'audit_entries.reason',
    'audit_entries.subject_name',
    'back_office_notes.text',
    'chat_chats.kid_name',
    'chat_chats.last_text',
    'chat_messages.text',
    'families_kids.first_name',
    'faults_groups.page',
    'faults_groups.place',
    'faults_groups.stack',
    'faults_groups.words',
    'faults_moments.page',
    'groups_requests.wishes',
    'ledger_reasons.reason',
    'platform_idempotency.answer',
    'platform_messages.text',
    'platform_refusals.facts',
    'ratings_ratings.comment',
    'scheduling_lesson_events.reason',
    'scheduling_lesson_notes.text',
    'scheduling_lessons.reason',
    'scheduling_trial_reports.text',
    'support_visits.reason',
  ];
  expect(before).toEqual(expect.arrayContaining(places.map((place) => `public.${place}`)));
  expect(await whereIn(school, 'zorislav')).toEqual(['public.families_families.found']);
  expect(new Set((await filesOf(dataDir)).map((name) => name.split('/')[0]))).toEqual(new Set(['chat', 'replays', 'voices']));
  expect(await filesWith(dataDir, zora.name)).toHaveLength(2);
  await takesAllAlong(family);
  const units = await school.ledger.balanceOf(familyId);

  const wrong = await as.post('/user/erasures', { kidUid, password: 'not-the-password' }, crypto.randomUUID());
  expect(wrong.body.error.code).toBe('identity.wrong_credentials');
  const ask = () => as.post('/user/erasures', { kidUid, password: parent.password }, crypto.randomUUID());
  const asked = (await ask()).body.erasures;
  expect(asked).toMatchObject([{ kidUid, kidName: zora.name, state: 'waiting', dueAt: '2026-11-12T12:00:00Z' }]);
  expect((await ask()).body.error.code).toBe('privacy.erasure_asked');
  expect((await as.post(`/user/erasures/${asked[0].erasureId}/take-back`)).body.erasures).toMatchObject([{ state: 'takenBack' }]);
  expect((await as.post(`/user/erasures/${asked[0].erasureId}/take-back`)).body.error.code).toBe('privacy.erasure_over');
  await ask();

  // To the second: until then everything is as it was, then it cannot be taken back.
  const { erasureId } = (await as.get('/user/erasures')).body.erasures[0];
  await keepsNoExport(family);
  await to('2026-11-12T11:59:59Z');
  expect((await as.get('/user')).body.kids).toHaveLength(2);
  await to('2026-11-12T12:00:00Z');
  expect((await as.post(`/user/erasures/${erasureId}/take-back`)).body.error.code).toBe('privacy.erasure_over');
  expect(
    (await as.get('/events')).body.events.filter(
      (it: { kids: string[]; status: string }) => it.kids.includes(kidUid) && it.status === 'scheduled',
    ),
  ).toEqual([]);
  await to('2026-11-12T12:01:00Z');
  expect((await as.get('/user/erasures')).body.erasures).toMatchObject([{ state: 'done', kidName: null }, { state: 'takenBack' }]);
  await school.settle();

  expect(await whereIn(school, root, 'zorislav')).toEqual([]);
  // What is left is the recording of a colleague's session, with nobody's name in it.
  expect(await filesWith(dataDir, zora.root.slice(1))).toEqual([]);
  expect(await filesOf(dataDir)).toEqual([expect.stringMatching(/^replays\//)]);
  // Other families keep what they said of others.
  expect([await saidBy(beside), await saidBy(far)]).toEqual(['Тихон говорит, что ••• толкается', 'Клим дружит с ••• из вашей школы']);
  expect(await lookAtBooks(school.db)).toEqual([]);
  expect(await verifyAudit(school.db)).toEqual([]);
  expect(school.faults).toEqual([]);

  const { kids, processes } = (await as.get('/user')).body;
  expect(kids.map((kid: { firstName: string }) => kid.firstName)).toEqual(['Дарина']);
  expect(processes.map((it: { kids: string[] }) => it.kids)).toEqual([[sister]]);
  expect((await asKid.get(`/kids/${kidUid}`)).status).toBe(404);
  expect((await school.groups.seatsOf(groupId)).map((seat) => seat.kidUid).toSorted()).toEqual([sister, beside.kidUid].toSorted());
  const after = await school.ledger.balanceOf(familyId);
  expect([after.bundleGold.goldCurrent, after.bundleSilver.silverCurrent]).toEqual([
    units.bundleGold.goldCurrent,
    units.bundleSilver.silverCurrent,
  ]);
  expect((await school.http.inject({ method: 'GET', url: new URL(feed.url, 'http://school.test').pathname })).statusCode).toBe(404);
  for (const path of [
    '/events',
    '/chats',
    '/balance-history',
    '/groups/mine',
    '/notifications',
    '/ratings/asked',
    '/onboarding',
    '/user/looks',
  ])
    expect([path, (await as.get(path)).status].join(' ')).toMatch(/ (200|404)$/);
  for (const path of ['', '/log', '/notes', '/money', '/history', '/lessons', '/refusals'])
    expect((await asManager.get(`/manager/families/${familyId}${path}`)).status).toBe(200);
  expect((await asManager.get('/manager/audit?act=families.erased')).body.entries).toMatchObject([
    { after: { of: 'kid', kids: [kidUid] } },
  ]);

  // Then all of the family.
  const whole = await asManager.post(
    `/manager/families/${familyId}/erasures`,
    { kidUid: null, reason: 'Агата написала нам' },
    crypto.randomUUID(),
  );
  expect(whole.body.erasures[0]).toMatchObject({ kidUid: null, state: 'waiting', askedBy: 'school' });
  const execute = `/manager/families/${familyId}/erasures/${whole.body.erasures[0].erasureId}/execute`;
  expect((await asManager.post(execute, { reason: 'Агата торопится' })).status).toBe(200);
  await to('2026-11-12T12:02:00Z');
  await to('2026-11-12T12:03:00Z');
  await school.settle();
  const words = ['Дарина', 'Агата', parent.lastName, parent.email, parent.phone.slice(1), 'darina', 'kvitkovsk', 'zorislav', root];
  expect(await whereIn(school, ...words)).toEqual([]);
  expect(await filesOf(dataDir)).toHaveLength(1);
  expect(await lookAtBooks(school.db)).toEqual([]);
  expect(await verifyAudit(school.db)).toEqual([]);
  expect((await school.as().post('/auth/sign-in', { login: parent.email, password: parent.password })).body.error.code).toBe(
    'identity.wrong_credentials',
  );
  expect(school.faults).toEqual([]);
}, 120_000);
