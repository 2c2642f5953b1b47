import type { StaffRight } from '@school/contract/roles';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';
import { haveImporter } from './testing.ts';

test('teachers, balances and groups come in by the acts of a manager: once, a balance by two people as a whole, nobody told before', async () => {
  const school = await openSchool();
  const { office, bring } = await haveImporter(school);
  const { office: second } = await haveImporter(school, 'marina@chip.test');

  const vera = ['Лесная Вера', 'vera@chip.test', 'Математика, чтение и подготовка к школе', '6–12 лет'];
  const zone = { locale: 'ru-RU', timezone: 'Europe/Minsk', languages: ['ru'] };
  const asked = ['teacher', 'email', 'subjects', 'ages'];
  const teachers = await bring('teachers', asked, [vera, ['Синий Лев', 'lev@chip.test', 'алхимия', '6–12']], zone);
  expect(teachers.it.counts).toEqual({ created: 1, same: 0, refused: 1 });
  expect(teachers.rows[0]?.why).toEqual({ code: 'back-office.import_cell_unread', facts: { field: 'subjects' } });
  expect((await bring('teachers', asked, [vera], zone)).it.counts).toEqual({ created: 0, same: 1, refused: 0 });
  const hired = (await office.get('/manager/teachers')).body.teachers;
  expect(hired).toMatchObject([{ name: 'Вера Лесная', subjects: ['math', 'complex'], ages: { from: 6, to: 12 }, account: 'invited' }]);
  expect(await school.messages.latest({ limit: 10 })).toEqual([]);
  await office.post(`${teachers.at}/invitations`, {});
  await school.jobs.now('back-office.invite-imported');
  await school.settle();
  expect((await school.messages.latest({ limit: 10 })).map(({ channel, to }) => `${channel} ${to}`)).toEqual(['mail vera@chip.test']);

  const families = [await haveFamily(school, { phone: '+375295556677' }), await haveFamily(school, { phone: '+375295556678' })];
  const balances = await bring(
    'balances',
    ['phone', 'lessons', 'groupLessons', 'until'],
    [
      ['8 029 555-66-77', '8', '', '31.12.2027'],
      ['8 029 555-66-78', '0', '4,0', ''],
      ['8 029 555-66-79', '3', '', ''],
      ['8 029 555-66-78', '1', '', '01.01.2020'],
    ],
    { locale: 'ru-RU', reason: 'Остаток из прежней программы' },
  );
  expect([balances.tried.counts, balances.tried.units]).toEqual([{ created: 2, same: 0, refused: 2 }, 12]);
  expect(balances.it.state).toBe('asked');
  const goldOf = async (at: number) => (await school.ledger.balanceOf(families[at]?.familyId ?? '')).bundleGold.goldCurrent;
  expect(await goldOf(0)).toBe(0);
  const { approvals } = (await second.get('/manager/approvals')).body;
  expect(approvals).toMatchObject([{ act: 'openingBalances', units: 12 }]);
  // Who declines leaves the table as it was tried: nothing of it is given, and it may be asked for again.
  await second.post(`/manager/approvals/${approvals[0].approvalId}/decline`, { answer: 'Сверим с кассой' });
  await school.settle();
  expect((await office.get(balances.at)).body.state).toBe('tried');
  expect([await goldOf(0), await school.ledger.lotsOf(families[0]?.familyId ?? '')]).toEqual([0, []]);
  await office.post(`${balances.at}/run`, {});
  const [anew] = (await second.get('/manager/approvals')).body.approvals;
  await second.post(`/manager/approvals/${anew.approvalId}/approve`, {});
  await school.settle();
  expect((await office.get(balances.at)).body).toMatchObject({ state: 'done', units: 12, counts: { created: 2, refused: 2 } });
  expect(await goldOf(0)).toBe(8);
  const [lot] = await school.ledger.lotsOf(families[0]?.familyId ?? '');
  expect(lot?.expiresAt.toString()).toBe('2027-12-31T20:59:59Z');
  const again = await bring('balances', ['phone', 'lessons'], [['80295556677', '5']], { locale: 'ru-RU', reason: 'Ещё раз' });
  expect([again.it.state, again.it.counts, await goldOf(0)]).toEqual(['done', { created: 0, same: 1, refused: 0 }, 8]);
  await insistBooksAgree(school.db);

  await haveTeacher(school, { name: 'Ольга Речная' });
  const group = ['title', 'club', 'teacher', 'weekday', 'time', 'ages', 'places'];
  const reading = ['Читаем вслух', 'Читательский клуб', 'Речная Ольга', 'вт', '17.00', '7–9', '6'];
  await school.db.run(sql`
    create function break_down() returns trigger language plpgsql as $$
    begin if new.title ->> 'ru' = 'Сломанная' then raise exception 'not expected'; end if; return new; end $$`);
  await school.db.run(sql`create trigger break_down before insert on groups_groups for each row execute function break_down()`);
  const groups = await bring(
    'groups',
    group,
    [
      reading,
      ['Сломанная', ...reading.slice(1, 4), '18:00', '7–9', '6'],
      ['Третья', 'Читательский клуб', 'Никто', 'ср', '17:00', '7–9', '6'],
    ],
    {},
  );
  expect(groups.it).toMatchObject({ state: 'done', counts: { created: 1, refused: 2 } });
  expect(groups.whys).toEqual(['import_line_broke', 'import_nobody_called_so']);
  expect((await bring('groups', group, [reading], {})).it.counts).toEqual({ created: 0, same: 1, refused: 0 });
  expect((await office.get('/manager/groups')).body.groups).toMatchObject([
    { group: { title: { ru: 'Читаем вслух' }, weekday: 2 }, capacity: 6, enrolled: 0 },
  ]);
});

test('a table of balances is for whoever may give lessons', async () => {
  const school = await openSchool();
  const of = (rights: StaffRight[]) => school.as(signedIn('manager', { rights }));
  const asked = { kind: 'balances', fileName: 'a.csv', heads: ['Телефон'], rows: 1 };
  expect((await of(['people']).post('/manager/imports', asked)).body.error.code).toBe('identity.right_needed');
  const { importId } = (await of(['money']).post('/manager/imports', asked)).body;
  expect((await of(['people', 'staff']).get(`/manager/imports/${importId}/rows`)).body.error.code).toBe('identity.right_needed');
  expect((await of(['people', 'staff']).get('/manager/imports')).body.imports).toEqual([]);
});
