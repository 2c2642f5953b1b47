import { existsSync } from 'node:fs';

import { defineCalls } from '@school/contract/call';
import { calls } from '@school/contract/calls';
import { regionCalls } from '@school/contract/region/calls';
import { managerReads } from '@school/contract/role-rows';
import * as z from 'zod/mini';
import { describe, expect, expectTypeOf, inject, onTestFinished, test } from 'vitest';

import { buildModules } from '#platform/build-modules';
import { standingClock } from '#platform/clock';
import type { EventsOf } from '#platform/events';
import { silentLog } from '#platform/log';
import { defineModule, type Doors, listenTo, type PortName } from '#platform/module';
import { readSettings } from '#platform/settings';

import { borrowedDatabase } from '../test/borrowed-database.ts';
import { floors } from './floors.ts';
import { modules, type SchoolDoors } from './modules.ts';
import { openDoor } from './school/door.ts';
import { createInfrastructure } from './school/infrastructure.ts';

declare module '#platform/events' {
  interface Events extends EventsOf<{ type: 'kite.landed'; metres: number }> {}
}

type Module = (typeof modules)[number];
type Filled = Module extends infer One ? (One extends { fills?: infer Fills } ? keyof NonNullable<Fills> : never) : never;

describe('the list of modules', () => {
  test('has every module that is there, in the order of the floors', () => {
    const there = floors.flat().filter((name) => existsSync(new URL(`modules/${name}/module.ts`, import.meta.url)));
    expect(modules.map(({ name }) => name)).toEqual(there);
  });

  test('has every door, and whoever answers every port', () => {
    expectTypeOf<SchoolDoors>().toExtend<Doors>();
    expectTypeOf<Filled>().toEqualTypeOf<PortName>();
  });

  test('serves every call of the contract, once', () => {
    const served = [regionCalls, ...modules.map((module) => module.calls)].flatMap((some) => Object.keys(some));
    expect(served.toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});

/** A module as CONTRIBUTING.md tells to make one: here it stands in a test instead of folders of its own. */
function kites() {
  const landed: number[] = [];
  const kiteCalls = defineCalls({
    'GET /manager/kites': {
      who: managerReads,
      summary: 'Kites that came down',
      gives: z.strictObject({ landed: z.array(z.int()) }),
      refusals: [],
    },
  });
  const module = defineModule({
    // Nobody leans on this one.
    name: 'equipment',
    needs: ['families'],
    create: ({ outbox }) => ({ land: (metres: number) => outbox.publish({ type: 'kite.landed', metres }) }),
    calls: kiteCalls,
    handlers: () => ({ 'GET /manager/kites': async () => ({ landed }) }),
    jobs: (door) => ({ 'kites.land': ['0 0 * * *', () => door.land(7)] }),
    listens: () => listenTo({ 'kite.landed': { 'kites.count': async ({ metres }) => void landed.push(metres) } }),
    erase: () => async () => void landed.splice(0),
    export: () => async () => [{ name: 'kites.json', data: landed }],
    retention: 'Until it is torn.',
  });
  return { module, landed };
}

test('a new module is built and served by its definition alone', async () => {
  const { db, giveBack } = await borrowedDatabase(inject('testServer'), { poolSize: 4 });
  const clock = standingClock(Temporal.Instant.from('2026-11-23T10:00+03:00'));
  const infrastructure = await createInfrastructure({ db, clock, settings: readSettings({ LOG_LEVEL: 'silent' }), log: silentLog });
  const { module, landed } = kites();
  const school = await buildModules([...modules.filter(({ name }) => (name as string) !== module.name), module], infrastructure);
  await school.serve(
    openDoor(infrastructure, school.doors, (headers) => ({
      via: 'bearer',
      caller: {
        role: headers['x-role'] === 'manager' ? 'manager' : 'parent',
        rights: ['people'],
        accountId: 'a',
        customerId: 'c',
        sessionId: 's',
        locale: 'ru-RU',
      },
    })),
  );
  onTestFinished(async () => {
    await infrastructure.http.close();
    await giveBack();
  });
  await infrastructure.jobs.now('kites.land');
  await infrastructure.outbox.drain();
  expect(landed).toEqual([7]);
  const ask = (role: string) => infrastructure.http.inject({ url: '/api/manager/kites', headers: { 'x-role': role } });
  expect((await ask('manager')).json()).toEqual({ landed: [7] });
  expect((await ask('parent')).statusCode).toBe(403);
});
