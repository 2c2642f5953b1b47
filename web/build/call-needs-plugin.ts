import { calls, type KnownCall } from '@school/contract/calls';
import { needsOf, rightOf } from '@school/contract/role-matrix';
import type { Plugin } from 'vite';

const id = 'virtual:call-needs';

/**
 * Gives the manager's pages the rights that calls need, as the calls of the contract declare them (`who`): the calls
 * themselves, with their shapes, stay out of the browser. What is not named needs `people`.
 */
export const callNeeds = (): Plugin => ({
  name: 'school:call-needs',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export const callNeeds = ${JSON.stringify(needsOfManagers())};\n` : undefined),
});

const needsOfManagers = () =>
  Object.fromEntries(
    (Object.keys(calls) as KnownCall[])
      .filter((call) => rightOf(call, 'manager') !== 'deny' && rightOf(call, 'guest') === 'deny')
      .map((call) => [call, needsOf(call)] as const)
      .filter(([, needs]) => needs.join(' ') !== 'people'),
  );
