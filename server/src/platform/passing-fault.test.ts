import { expect, test } from 'vitest';

import { isPassing } from './passing-fault.ts';

const coded = (code: string) => Object.assign(new Error('a fault'), { code });

for (const [what, fault, isOne] of [
  ['a statement that took too long', coded('57014'), true],
  ['a server that goes down', coded('57P01'), true],
  ['a full disk', coded('53100'), true],
  ['a deadlock', coded('40P01'), true],
  ['nobody listens', coded('ECONNREFUSED'), true],
  ['a connection that is gone', new Error('Connection terminated unexpectedly'), true],
  ['a table that others hold', coded('55P03'), true],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), true],
  ['no answer in time', new Error('Query read timeout'), true],
  ['a database that only follows by now', coded('25006'), true],
  ['a sequence that was never asked', coded('55000'), false],
  ['a check that is broken', coded('23514'), false],
  ['an exception of a trigger', coded('P0001'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
] as const)
  test(`${what} is ${isOne ? 'trouble that passes' : 'a fault'}`, () => expect(isPassing(fault)).toBe(isOne));
