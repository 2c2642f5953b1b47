import { expect, test } from 'vitest';

import { commonClock } from './common-clock.ts';

const noon = Temporal.Instant.from('2027-03-01T12:00Z');

/** A machine and a database with a clock each. */
async function twoClocks(apart: { seconds: number }) {
  const state = { machine: noon, database: noon.add(apart), answers: true };
  const told: number[] = [];
  const one = async <Row>() => {
    if (!state.answers) throw new Error('Query read timeout');
    return { at: state.database } as Row;
  };
  const clock = await commonClock({ one }, { onApart: (seconds) => void told.push(seconds), own: () => state.machine });
  clock.stop();
  const secondsOff = () => Math.round(clock.now().since(state.database).total('seconds'));
  return { state, told, clock, secondsOff };
}

test('a machine that is an hour ahead or behind goes by the clock of the database, and says so once', async () => {
  for (const seconds of [3600, -3600]) {
    const { told, clock, secondsOff } = await twoClocks({ seconds });
    await clock.compare();
    expect([secondsOff(), told]).toEqual([0, [seconds]]);
  }
});

test('a second more or less is the machine’s own', async () => {
  const { told, clock } = await twoClocks({ seconds: 1 });
  expect([clock.now(), told]).toEqual([noon, []]);
});

test('a clock that is put right is believed again, and while nobody answers nothing changes', async () => {
  const { state, clock, secondsOff } = await twoClocks({ seconds: -3600 });
  state.answers = false;
  await clock.compare().catch(() => undefined);
  expect(secondsOff()).toBe(0);
  state.answers = true;
  state.machine = state.database;
  await clock.compare();
  expect(clock.now()).toEqual(state.database);
});
