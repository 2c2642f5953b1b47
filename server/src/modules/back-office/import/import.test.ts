import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { haveAccount } from '../../identity/testing.ts';

const heads = ['Код', 'ФИО родителя', 'Телефон', 'Почта', 'ФИО ребёнка', 'Дата рожд.', 'Комментарий'];
const plan = {
  kind: 'families',
  fields: ['number', 'parent', 'phone', 'email', 'kid', 'born', null],
  all: { locale: 'ru-RU', timezone: 'Europe/Minsk', currency: 'BYN', subject: 'math', languages: ['ru'], asked: 'written' },
};
const good = ['17', 'Белая Ирина', '8 029 555-66-77', 'irina@example.com', 'Белая Даша', '14.03.2018', 'любит шахматы'];
const brother = ['17', 'Белая Ирина', '+375295556677', '', 'Белый Миша', 'март 2015', ''];

async function haveOffice() {
  const school = await openSchool();
  const { accountId, customerId } = await haveAccount(school, { role: 'manager', email: 'olga@chip.test' });
  const office = school.as(signedIn('manager', { accountId, customerId }));
  const upload = async (rows: string[][], fileName = 'Семьи.csv') => {
    const { body } = await office.post('/manager/imports', { kind: 'families', fileName, heads, rows: rows.length });
    return (await office.post(`/manager/imports/${body.importId}/rows`, { from: 1, rows })).body;
  };
  const go = async (at: string, how: 'trial' | 'run') => {
    const { body } = await office.post(`${at}/${how}`, how === 'trial' ? plan : {});
    if (body.error) return body;
    await school.settle();
    return (await office.get(at)).body;
  };
  const families = async () => (await office.get('/manager/families')).body.total as number;
  return { school, office, upload, go, families };
}

describe('a table of families', () => {
  test('is tried first: it says what would be and changes nothing; then it comes in once, and nobody is written to', async () => {
    const { school, office, upload, go, families } = await haveOffice();
    const bad = ['18', 'Серый Олег', '8 029 555-66-78', '', 'Серая Аня', '7 лет', ''];
    const { importId, state, plan: none } = await upload([good, brother, bad]);
    expect([state, none]).toEqual(['read', null]);
    const at = `/manager/imports/${importId}`;
    expect((await go(at, 'run')).error.code).toBe('back-office.import_wrong_state');
    expect(await go(at, 'trial')).toMatchObject({ state: 'tried', counts: { created: 2, same: 0, refused: 1 } });
    expect(await families()).toBe(0);
    const { rows } = (await office.get(`${at}/rows?outcome=refused`)).body;
    expect(rows).toEqual([
      {
        line: 4,
        cells: bad,
        outcome: 'refused',
        why: { code: 'back-office.import_cell_unread', facts: { field: 'born' } },
        familyId: null,
      },
    ]);

    expect(await go(at, 'run')).toMatchObject({ state: 'done', counts: { created: 2, same: 0, refused: 1 } });
    const [family] = (await office.get('/manager/families')).body.families;
    expect(family).toMatchObject({
      parentName: 'Ирина Белая',
      phone: '+375295556677',
      kids: [{ name: 'Даша Белая' }, { name: 'Миша Белый' }],
    });
    expect((await office.get(`/manager/families/${family.customerId}`)).body).toMatchObject({
      source: 'old-school',
      awaitsParent: true,
      kids: [{ isAsked: true }, { isAsked: true }],
    });
    expect(await school.messages.latest({ limit: 10 })).toEqual([]);

    const again = await upload([good, brother, bad], 'Семьи ещё раз.csv');
    expect(again.plan).toEqual(plan);
    const second = `/manager/imports/${again.importId}`;
    await go(second, 'trial');
    expect(await go(second, 'run')).toMatchObject({ counts: { created: 0, same: 2, refused: 1 } });
    expect(await families()).toBe(1);
    const { imports } = (await office.get('/manager/imports')).body;
    expect(imports.map(({ fileName }: { fileName: string }) => fileName).toSorted()).toEqual(['Семьи ещё раз.csv', 'Семьи.csv']);
  });

  test('leaves out who is here already, and shows the family that has the phone', async () => {
    const { school, office, upload, go } = await haveOffice();
    const { familyId } = await haveFamily(school, { phone: '+375295556677' });
    const { importId } = await upload([good]);
    const at = `/manager/imports/${importId}`;
    expect(await go(at, 'trial')).toMatchObject({ counts: { created: 0, refused: 1 } });
    const { rows } = (await office.get(`${at}/rows`)).body;
    expect(rows).toMatchObject([{ line: 2, why: { code: 'identity.phone_taken' }, familyId }]);
  });

  test('goes on where it broke off: no family is missing and none is there twice', async () => {
    const { school, office, upload, go, families } = await haveOffice();
    const many = Array.from({ length: 25 }, (_, at) => [`${at}`, 'Белая Ирина', `+37529555${1000 + at}`, '', 'Белая Даша', '03.2018', '']);
    const { importId } = await upload(many);
    const at = `/manager/imports/${importId}`;
    await go(at, 'trial');
    await school.db.run(sql`
      create function break_off() returns trigger language plpgsql as $$
      begin if (select count(*) from families_families) = 22 then raise exception 'the power went' using errcode = '57P01'; end if; return new; end $$`);
    await school.db.run(sql`create trigger break_off after insert on families_families for each row execute function break_off()`);
    await office.post(`${at}/run`);
    await expect(school.settle()).rejects.toThrow('the power went');
    expect(await families()).toBe(20);
    await school.db.run(sql`drop function break_off cascade`);
    await school.settle();
    expect((await office.get(at)).body).toMatchObject({ state: 'done', counts: { created: 25, refused: 0 } });
    expect(await families()).toBe(25);
  });

  test('is forgotten line by line: what has become a family at once, what was refused after thirty days', async () => {
    const { school, office, upload, go } = await haveOffice();
    const { importId } = await upload([good, ['', '', '', '', '', '', 'пусто']]);
    const at = `/manager/imports/${importId}`;
    await go(at, 'trial');
    await go(at, 'run');
    const kept = async () => (await office.get(`${at}/rows`)).body.rows.map(({ cells }: { cells: unknown }) => cells !== null);
    expect(await kept()).toEqual([false, true]);
    school.clock.set(Temporal.Instant.from('2026-12-23T10:00:01+03:00'));
    await school.jobs.now('back-office.forget-import-lines');
    expect(await kept()).toEqual([false, false]);
  });

  test('invites its families when somebody says so, and no family before; one that is blocked keeps nobody out', async () => {
    const { school, office, upload, go } = await haveOffice();
    const { importId } = await upload([
      ['16', 'Синяя Вера', '+375295556679', '', 'Синий Лев', '03.2018', ''],
      good,
      brother,
      ['18', 'Серая Анна', '+375295556678', '', 'Серый Олег', '03.2018', ''],
    ]);
    const at = `/manager/imports/${importId}`;
    await go(at, 'trial');
    await go(at, 'run');
    const [first] = (await office.get(`${at}/rows`)).body.rows;
    await office.post(`/manager/families/${first.familyId}/block`, { reason: 'По просьбе' });
    const invite = () => school.jobs.now('back-office.invite-imported');
    await invite();
    expect(await school.messages.latest({ limit: 10 })).toEqual([]);
    expect((await office.post(`${at}/invitations`)).body.invitations).toEqual({ sent: 0, unreached: 0, waiting: 3 });
    await invite();
    await invite();
    await school.settle();
    const sent = (await school.messages.latest({ limit: 10 })).map(({ channel, to }) => `${channel} ${to}`);
    expect(sent.toSorted()).toEqual(['mail irina@example.com', 'sms 375295556678']);
    expect((await office.get(at)).body.invitations).toEqual({ sent: 2, unreached: 1, waiting: 0 });
    expect((await office.post(`${at}/invitations`)).body.error.code).toBe('back-office.import_wrong_state');
  });

  test('takes no more lines than were announced, in any order and twice the same', async () => {
    const { office } = await haveOffice();
    const { importId } = (await office.post('/manager/imports', { kind: 'families', fileName: 'a.csv', heads, rows: 2 })).body;
    const send = async (from: number, rows: string[][]) => (await office.post(`/manager/imports/${importId}/rows`, { from, rows })).body;
    expect((await send(2, [brother, good])).error.code).toBe('back-office.import_too_many_rows');
    expect((await send(2, [brother])).state).toBe('reading');
    expect((await send(2, [brother])).state).toBe('reading');
    expect((await send(1, [good])).state).toBe('read');
  });
});
