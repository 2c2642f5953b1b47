import { backOfficeLimits } from '@school/contract/back-office/limits';
import { expect, test } from 'vitest';

import { balanceIn } from './balance-row.ts';
import type { Said } from './said.ts';

const plan = { all: { locale: 'ru-RU', reason: 'Остаток' } } as const;
const most = backOfficeLimits.unitsAtOnce;

for (const [said, read] of [
  [{ lessons: '8', groupLessons: '–' }, { balance: { gold: 8, silver: 0, lastDay: null } }],
  [{ groupLessons: '4,0', until: '26.11.2026' }, { balance: { gold: 0, silver: 4, lastDay: '2026-11-26' } }],
  [{ lessons: String(most) }, { balance: { gold: most, silver: 0, lastDay: null } }],
  [{ lessons: String(most + 1) }, { unread: 'lessons' }],
  [{ lessons: '-2' }, { unread: 'lessons' }],
  [{ lessons: '7,5' }, { unread: 'lessons' }],
  [{ lessons: '0', groupLessons: '' }, { unread: 'lessons' }],
  [{ lessons: '1', until: '25.11.2026' }, { unread: 'until' }],
  [{ lessons: '1', until: '31.02.2027' }, { unread: 'until' }],
] satisfies Array<[Said, object]>)
  test(`a balance of ${JSON.stringify(said)}`, () => expect(balanceIn(said, plan, '2026-11-26')).toEqual(read));
