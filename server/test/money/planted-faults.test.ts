import { expect, test } from 'vitest';

import { seeded } from '../../bench/busy-school.ts';
import { aCredit, brokenInvariants, oneForOne } from '../../src/modules/ledger/testing.ts';
import { newId } from '../../src/platform/ids.ts';
import { openSchool, type TestSchool } from '../../src/testing.ts';
import { liveHistory } from './random-history.ts';

/** A fault in one of the database's functions: what stands there, and what is planted instead. */
interface Fault {
  in: 'ledger_lock_family' | 'ledger_reserve' | 'ledger_take' | 'ledger_post' | 'ledger_give_back';
  from: string;
  to: string;
}

const faults: Record<string, Fault> = {
  'the last package is used first': { in: 'ledger_reserve', from: 'order by expires_at,', to: 'order by expires_at desc,' },
  'a bonus is used before the package it came with': {
    in: 'ledger_reserve',
    from: 'created_at, spent_after,',
    to: 'created_at, spent_after desc,',
  },
  'the newest of two packages is used first': { in: 'ledger_reserve', from: 'expires_at, created_at,', to: 'expires_at, created_at desc,' },
  'a unit that will have ended is reserved': { in: 'ledger_reserve', from: 'greatest(p_starts, p_at)', to: 'p_at' },
  'a unit is reserved that another lesson has': { in: 'ledger_reserve', from: 'remaining > held', to: 'remaining > 0' },
  'units of the other kind are used': { in: 'ledger_reserve', from: 'and kind = p_kind and remaining', to: 'and remaining' },
  'a reservation is not in the wallet': {
    in: 'ledger_reserve',
    from: 'update ledger_wallets set held = held + 1',
    to: 'update ledger_wallets set held = held',
  },
  'units are worth their rounded share': {
    in: 'ledger_take',
    from: 'value * gone / granted - value * (gone - p_units) / granted as worth',
    to: 'value / granted * p_units as worth',
  },
  'the worth is rounded up': { in: 'ledger_take', from: '(gone - p_units) / granted as', to: '(gone - p_units) / granted + 1 as' },
  'the money of a lesson is not booked': { in: 'ledger_take', from: 'where worth > 0', to: 'where false' },
  'the money goes the wrong way': { in: 'ledger_take', from: `'deferred', p_money_to`, to: `p_money_to, 'deferred'` },
  'the money goes to the wrong account': { in: 'ledger_post', from: `'revenue'`, to: `'breakage'` },
  'the history tells a wrong balance': { in: 'ledger_take', from: 'wallet.current, worth', to: 'wallet.current + 1, worth' },
  'the history has a gap': {
    in: 'ledger_take',
    from: 'update ledger_families set seq = seq + 1',
    to: 'update ledger_families set seq = seq + 2',
  },
  'a lesson is charged twice': {
    in: 'ledger_post',
    from: 'update ledger_holds',
    to: `worth := ledger_take(p_family, h.lot_id, 1, 0, p_as, 'revenue', p_lesson, 'again:' || h.hold_id, 'post', p_request, 'posted', p_at); update ledger_holds`,
  },
  'a lesson that was charged still holds its unit': { in: 'ledger_post', from: `set state = 'posted'`, to: `set state = 'held'` },
  'a skip is written as a lesson': { in: 'ledger_post', from: 'p_as, ', to: `'process', ` },
  'a unit whose year is over comes back to life': { in: 'ledger_give_back', from: 'if ends < p_at', to: 'if false' },
  'what is given back stays reserved in its lot': {
    in: 'ledger_give_back',
    from: 'set held = held - 1 where family_id = p_family and lot_id',
    to: 'set held = held where family_id = p_family and lot_id',
  },
  'what is given back is still the lesson’s': {
    in: 'ledger_give_back',
    from: `set state = 'voided', resolved_at = p_at`,
    to: 'set starts_at = starts_at',
  },
};

/** Puts the fault into this school's database. */
async function plant({ db }: TestSchool, fault: Fault): Promise<void> {
  const { rows } = await db.pool.query<{ text: string }>('select pg_get_functiondef($1::regproc) as text', [fault.in]);
  const text = rows[0]?.text ?? '';
  const broken = text.replace(fault.from, () => fault.to);
  if (broken === text) throw new Error(`${fault.in} does not say: ${fault.from}`);
  await db.pool.query(broken);
}

/** Who notices: PostgreSQL by a constraint, the reference model, or the invariants; undefined when nobody does. */
async function whoNotices(school: TestSchool): Promise<'the database' | 'the model' | 'the invariants' | undefined> {
  // The model knows one rate: what an exchange is worth has tests of its own.
  await oneForOne(school);
  const random = seeded(7);
  const families = Array.from({ length: 20 }, (_, n) => liveHistory(school, seeded(n + 1)));
  try {
    for (let step = 0; step < 24; step += 1) {
      await Promise.all(families.map((family) => family.step()));
      if (step % 4 !== 3) continue;
      school.clock.set(school.clock.now().add({ hours: Math.floor(random() * 24 * 60) }));
      await school.ledger.expireLots();
      for (const family of families) family.expired();
    }
  } catch {
    return 'the database';
  }
  if ((await brokenInvariants(school.db)).length > 0) return 'the invariants';
  for (const family of families) if ((await family.differences()).length > 0) return 'the model';
  return undefined;
}

test('without a fault nobody notices anything', async () => {
  expect(await whoNotices(await openSchool())).toBeUndefined();
});

// Each dirties a database for good: every seventh of them in a normal run, all in the long one.
const planted = Object.entries(faults).filter((_, n) => process.env['LONG'] === '1' || n % 7 === 0);
test.each(planted)(
  'it is noticed when %s',
  async (_, fault) => {
    const school = await openSchool();
    await plant(school, fault);
    expect(await whoNotices(school)).toBeDefined();
  },
  60_000,
);

test('it is noticed when nobody waits for the family’s lock: 64 lessons at once want 5 units', async () => {
  const school = await openSchool({ poolSize: 20 });
  const debits = async (): Promise<string[]> => {
    const familyId = newId();
    await school.ledger.credit(aCredit({ familyId, units: 5 }));
    const lesson = () => ({ familyId, kind: 'gold' as const, lessonId: newId(), kidUid: newId(), startsAt: school.clock.now() });
    const answers = await Promise.allSettled(Array.from({ length: 64 }, () => school.ledger.reserve(lesson())));
    return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'));
  };
  const held = (answers: string[]) => answers.filter((answer) => answer === 'held').length;
  const right = await debits();
  expect([held(right), right.length - held(right)]).toEqual([5, 59]);
  expect(right).not.toContain('failed');
  await plant(school, { in: 'ledger_lock_family', from: 'where family_id = p_family for no key update', to: 'where family_id = p_family' });
  expect(await debits()).toContain('failed');
});
