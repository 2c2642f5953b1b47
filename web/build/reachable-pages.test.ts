import { expect, test } from 'vitest';

import { reachedFrom, routeLines } from './reachable-pages.ts';

const lines = routeLines();
/** Pages that one comes to from outside: a link of the school in a letter, and the parts of the look for developers. */
const fromOutside = ['/invitation', '/join', '/adult', '/pay', '/agree', '/setup', '/dev/kit'];

const homes = {
  guest: '/login',
  parent: '/',
  kid: '/kids/$kidUid',
  teacher: '/teacher',
  manager: '/manager',
} as const;
const reached = Object.fromEntries(Object.entries(homes).map(([who, home]) => [who, reachedFrom(home, lines)]));

function whose(path: string): keyof typeof homes {
  if (['/login', '/registration', '/reset-password', '/room'].includes(path)) return 'guest';
  if (path.startsWith('/kids/') || path === '/brain-trainer/$playbookUid/$templateCode/$person') return 'kid';
  if (/^\/teacher(\/|$)/.test(path)) return 'teacher';
  return /^\/manager(\/|$)/.test(path) ? 'manager' : 'parent';
}

test('the tables of routes are read whole', () => expect(lines.length).toBeGreaterThan(90));

test('every page can be reached by clicking from the home of its user', () => {
  const without = lines.map(({ path }) => path).filter((path) => !fromOutside.includes(path) && !reached[whose(path)]?.has(path));
  expect(without).toEqual([]);
});
