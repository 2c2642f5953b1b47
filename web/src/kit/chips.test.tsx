import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { RadioChips } from './chips.tsx';

const days = ['mon', 'tue', 'wed'].map((value) => ({ value, label: value }));

test('the chosen chip is announced as chosen, and the arrows choose another', async () => {
  const { user } = await show(<RadioChips label="День" name="day" chips={days} defaultValue="tue" />);
  expect(screen.getByRole('radio', { name: 'tue' })).toHaveProperty('checked', true);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'tue' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'wed' })).toHaveProperty('checked', true);
  expect(screen.getByRole('group', { name: /День/ })).toBeTruthy();
});

test('a strip that goes on beyond the screen begins at what is chosen', async () => {
  const of = Element.prototype.getBoundingClientRect;
  // jsdom lays nothing out: the third chip stands at 900 px of a strip that is 360 px wide.
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    if (this.tagName === 'LABEL') return new DOMRect(900, 0, 100, 48);
    return new DOMRect(0, 0, 360, 48);
  };
  try {
    await show(<RadioChips label="День" name="day" layout="row" chips={days} defaultValue="wed" />);
  } finally {
    Element.prototype.getBoundingClientRect = of;
  }
  const strip = screen.getByRole('radio', { name: 'wed' }).closest('div');
  // Its middle is the middle of the strip.
  expect(strip?.scrollLeft).toBe(900 - (360 - 100) / 2);
});
