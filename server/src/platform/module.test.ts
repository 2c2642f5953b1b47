import type { Call } from '@school/contract/call';
import { defineCalls, FileAnswer } from '@school/contract/call';
import { manager } from '@school/contract/role-rows';
import { expect, test } from 'vitest';

import type { EventsOf } from './events.ts';
import { defineModule, listenTo } from './module.ts';

declare module './events.ts' {
  interface Events extends EventsOf<{ type: 'kite.flew'; metres: number }> {}
}

const calls = defineCalls({ 'GET /kites': { who: manager, summary: 'Kites', gives: FileAnswer, refusals: [] } });
const whole = {
  name: 'families',
  needs: [],
  create: () => ({ kites: 2 }),
  calls,
  handlers: () => ({ 'GET /kites': async () => ({ name: 'kites', bytes: new Uint8Array() }) }),
  listens: () => listenTo({ 'kite.flew': { 'kites.count': async ({ metres }) => void metres } }),
  erase: { nothing: 'A kite is nobody' },
  export: () => async () => [{ name: 'kites.json', data: [] }],
  retention: 'Until it is torn',
} as const;

test('a module that says all of itself compiles; what it forgets does not', () => {
  defineModule(whole);
  const { erase: _erase, ...withoutEraser } = whole;
  // @ts-expect-error An eraser, or why there is nothing to erase, must be said.
  defineModule(withoutEraser);
  const { export: _export, ...withoutExport } = whole;
  // @ts-expect-error So must the part of the export.
  defineModule(withoutExport);
  const { retention: _retention, ...withoutRetention } = whole;
  // @ts-expect-error And how long it is kept.
  defineModule(withoutRetention);
  // @ts-expect-error A call without its handler is refused.
  defineModule({ ...whole, handlers: () => ({}) });
  // @ts-expect-error A handler gets the event of its name, not another shape.
  listenTo({ 'kite.flew': { 'kites.count': async ({ metres }: { metres: string }) => void metres } });
  // @ts-expect-error Nobody publishes the second.
  listenTo({ 'kite.flew': {}, 'kite.sank': {} });
  // @ts-expect-error There is no such door.
  defineModule({ ...whole, needs: ['boats'] });
  // @ts-expect-error A module on a floor above is not called.
  defineModule({ ...whole, needs: ['ratings'] });
  // @ts-expect-error Nobody answers such a port.
  defineModule({ ...whole, asks: ['windOf'] });
  // @ts-expect-error What fills a port answers as it says.
  defineModule({ ...whole, fills: { nameOf: ({ kites }) => kites } });
  // @ts-expect-error A neighbour on the same floor is not called.
  defineModule({ ...whole, needs: ['ledger'] });
  // @ts-expect-error A module that stands on no floor is refused.
  defineModule({ ...whole, name: 'kites' });
  // @ts-expect-error A call without who may make it is refused.
  const nobodys: Call = { summary: 'Kites', gives: FileAnswer, refusals: [] };
  expect(nobodys.summary).toBe('Kites');
});
