import { type GivenRight, givenRights } from '@school/contract/roles';
import { rightSetCodes, rightSetOf, rightSets } from '@school/contract/staff/right-sets';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { RightsChoice } from './rights-choice.tsx';

function Choice({ locked = false }: { locked?: boolean }) {
  const [rights, setRights] = useState<readonly GivenRight[]>(['people']);
  return <RightsChoice rights={rights} onChange={setRights} locked={locked} />;
}
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((it) => it.checked)
    .map((it) => it.name);
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

test('a ready set ticks its rights, and one tick more or less makes rights of their own of them', async () => {
  const { user } = await show(<Choice />, { texts: ['staff'] });
  expect(isChosen('Куратор')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Бухгалтер' }));
  expect(ticked()).toEqual(['money', 'payroll', 'finance', 'audit']);
  await user.click(screen.getByRole('checkbox', { name: 'Журнал' }));
  expect([ticked(), isChosen('Бухгалтер')]).toEqual([['money', 'payroll', 'finance'], false]);
  await user.click(screen.getByRole('radio', { name: 'Администратор' }));
  expect(ticked()).toEqual([...givenRights]);
});

test('who may not give rights is offered no sets', async () => {
  await show(<Choice locked />, { texts: ['staff'] });
  expect(screen.queryByRole('radio')).toBeNull();
});

test('no two sets are alike, and each is known again from its rights', () => {
  for (const code of rightSetCodes) expect(rightSetOf(rightSets[code].toReversed())).toBe(code);
  expect(rightSetOf([])).toBeUndefined();
});
