import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aManager } from '../../chat/testing.ts';
import { aBrowser, haveAccount } from '../../identity/testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { havePupils } from '../../staffing/testing.ts';

async function openDesk() {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня', 'Боря', 'Вика']);
  const [anna = '', boris = '', vera = ''] = pupils.map(({ familyId }) => familyId);
  const office = school.as(aManager());
  const idsFor = async (query: string): Promise<string[]> =>
    (await office.get(`/manager/families?${query}`)).body.families.map(({ customerId }: { customerId: string }) => customerId).toSorted();
  return { school, office, idsFor, olga, anna, boris, vera };
}
const sorted = (...ids: string[]) => ids.toSorted();

test('tags are put on many families at once, narrow the list, and stand in the log; of a family they have an end', async () => {
  const { school, office, idsFor, anna, boris, vera } = await openDesk();
  const wanted = { familyIds: [anna, boris], add: ['лето', 'брат ждёт'], remove: [] };
  expect((await office.post('/manager/families/tags', wanted)).body).toEqual({ families: 2 });
  expect((await office.post('/manager/families/tags', { familyIds: [anna, vera], add: [], remove: ['лето'] })).body).toEqual({
    families: 1,
  });

  expect(await idsFor(`tag=${encodeURIComponent('лето')}`)).toEqual(sorted(boris));
  expect((await office.get('/manager/family-tags')).body.tags).toEqual([
    { tag: 'брат ждёт', families: 2 },
    { tag: 'лето', families: 1 },
  ]);
  expect((await office.get(`/manager/families/${anna}`)).body.tags).toEqual(['брат ждёт']);
  const [last] = (await school.audit.list({ act: 'families.tagged' })).entries;
  expect(last).toMatchObject({ after: { families: 1, tagsRemoved: ['лето'] } });

  const add = Array.from({ length: 19 }, (_, at) => `тег ${at}`);
  expect((await office.post('/manager/families/tags', { familyIds: [anna, vera], add, remove: [] })).status).toBe(200);
  const { body } = await office.post('/manager/families/tags', { familyIds: [anna, vera], add: ['ещё один'], remove: [] });
  expect(body.error).toMatchObject({ code: 'back-office.too_many_tags', facts: { max: 20 } });
  expect((await office.get(`/manager/families/${vera}`)).body.tags).toHaveLength(19);
  const unknown = { familyIds: [vera, crypto.randomUUID()], add: ['ещё один'], remove: [] };
  expect((await office.post('/manager/families/tags', unknown)).body.error.code).toBe('families.family_not_found');
});

test('a task waits in the list of work from its day on, is moved, and is done once', async () => {
  const { school, office, idsFor, anna, boris } = await openDesk();
  await haveAccount(school, { role: 'manager', email: 'boss@chip.test' });
  const boss = aBrowser(school);
  await boss.signIn('boss@chip.test', 'birch-lake-42');
  const { own } = (await boss.get('/manager/chat-colleagues')).body;
  const wanted = { familyIds: [anna, boris], kind: 'call', text: 'Перезвонить об отпуске', due: '2026-11-24', forWhom: own };
  expect((await office.post('/manager/family-tasks', { ...wanted, due: '2026-11-22' })).body.error.code).toBe('scheduling.in_the_past');
  expect((await office.post('/manager/family-tasks', { ...wanted, forWhom: anna })).body.error.code).toBe('staff.not_found');
  expect((await office.post('/manager/family-tasks', wanted)).body).toEqual({ tasks: 2 });
  expect(await idsFor(`manager=${own}`)).toEqual(sorted(anna, boris));

  const waiting = async () => (await office.get('/manager/work?kind=familyTask')).body.work;
  school.clock.set(Temporal.Instant.from('2026-11-23T23:59:59+03:00'));
  expect(await waiting()).toEqual([]);
  school.clock.set(Temporal.Instant.from('2026-11-24T00:00+03:00'));
  const due = { text: wanted.text, promisedBy: Temporal.Instant.from('2026-11-25T00:00+03:00').toString() };
  expect(await waiting()).toMatchObject([due, due]);

  const { tasks } = (await office.get(`/manager/families/${anna}/tasks`)).body;
  const path = `/manager/family-tasks/${tasks[0].taskId}`;
  expect((await office.post(`${path}/move`, { due: '2026-11-26', forWhom: null })).body).toMatchObject({
    due: '2026-11-26',
    forWhom: null,
  });
  expect(await waiting()).toMatchObject([{ family: { familyId: boris } }]);
  await boss.signIn('boss@chip.test', 'birch-lake-42');
  expect((await boss.post(`${path}/done`, {})).status).toBe(200);
  await office.post(`${path}/done`, {});
  const { tasks: after } = (await office.get(`/manager/families/${anna}/tasks`)).body;
  expect(after).toMatchObject([{ done: { by: 'boss@chip.test' } }]);
  expect(await idsFor(`manager=${own}`)).toEqual(sorted(boris));
  expect((await office.post(`/manager/family-tasks/${crypto.randomUUID()}/done`, {})).body.error.code).toBe('back-office.task_not_found');
});

test('the list is narrowed by teacher, course and age, by a package that ends soon, and put in order by any column', async () => {
  const { school, office, idsFor, olga, anna, boris, vera } = await openDesk();
  expect(await idsFor(`teacher=${olga.teacherId}`)).toEqual(sorted(anna, boris, vera));
  expect(await idsFor(`teacher=${crypto.randomUUID()}`)).toEqual([]);
  expect(await idsFor(`teacher=${olga.teacherId}&course=english`)).toEqual([]);
  expect(await idsFor('age=8')).toHaveLength(3);
  expect(await idsFor('age=9')).toEqual([]);
  expect((await office.get('/manager/families?age=17')).status).toBe(400);

  expect(await idsFor('ends=soon')).toEqual([]);
  await school.ledger.credit(aCredit({ familyId: vera, units: 1 }));
  const { body } = await office.get(`/manager/families/${vera}/money`);
  const ends = Temporal.Instant.from(body.lots[0].expiresAt);
  school.clock.set(ends.subtract({ hours: 14 * 24 }));
  expect(await idsFor('ends=soon')).toContain(vera);
  school.clock.set(ends.subtract({ hours: 14 * 24, seconds: 1 }));
  expect(await idsFor('ends=soon')).not.toContain(vera);

  for (const column of ['kids', 'phone', 'email', 'subject', 'processes']) {
    const walk = async (order: string) =>
      (await office.get(`/manager/families?order=${order}`)).body.families.map((it: Record<string, unknown>) => it);
    const [up, down] = [await walk(column), await walk(`-${column}`)];
    expect([up.length, down.length]).toEqual([3, 3]);
    if (column === 'kids') {
      const names = up.map(({ kids }: { kids: Array<{ name: string }> }) => kids[0]?.name);
      expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'ru')));
      expect(down.map(({ kids }: { kids: Array<{ name: string }> }) => kids[0]?.name)).toEqual(names.toReversed());
    }
  }
});
