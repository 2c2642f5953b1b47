import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';

import { DrawingPage } from './drawing-page.tsx';

// jsdom has no canvas to paint on; what is on the sheet is told by its name.
const sheet = () => screen.getByRole('img', { name: /рисунок|чистый лист/i });
function draws(...points: ReadonlyArray<readonly [number, number]>): void {
  const on = sheet();
  on.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 750);
  const [first = [0, 0], ...rest] = points;
  act(() => {
    fireEvent.pointerDown(on, { clientX: first[0], clientY: first[1], pointerId: 1 });
    for (const [clientX, clientY] of rest) fireEvent.pointerMove(on, { clientX, clientY, pointerId: 1 });
    fireEvent.pointerUp(on, { pointerId: 1 });
  });
}
const button = (name: string) => screen.getByRole('button', { name });
const isOnSheet = (n: number) =>
  expect(sheet().getAttribute('aria-label')).toBe(n === 0 ? 'Чистый лист' : `Рисунок. Линий и штампов: ${n}`);

test('a child draws, takes back, draws again and rubs out with the sponge', async () => {
  const { user } = await show(<DrawingPage band="pre" />, { texts: ['roomBoard'] });
  draws([100, 100], [200, 100], [300, 120]);
  draws([100, 400], [300, 400]);
  isOnSheet(2);
  await user.click(button('Отменить'));
  isOnSheet(1);
  draws([500, 500], [600, 600]);
  isOnSheet(2);
  await user.click(button('Губка'));
  draws([200, 102]);
  isOnSheet(1);
  await user.click(button('Отменить'));
  isOnSheet(2);
});

test('a hand that rests on the glass while a pen writes draws nothing', async () => {
  await show(<DrawingPage band="pre" />, { texts: ['roomBoard'] });
  const on = sheet();
  fireEvent.pointerDown(on, { clientX: 10, clientY: 10, pointerId: 1, pointerType: 'pen' });
  fireEvent.pointerUp(on, { pointerId: 1, pointerType: 'pen' });
  fireEvent.pointerDown(on, { clientX: 300, clientY: 300, pointerId: 2, pointerType: 'touch' });
  fireEvent.pointerUp(on, { pointerId: 2, pointerType: 'touch' });
  isOnSheet(1);
});

test('a stamp and a text are placed by keys alone', async () => {
  const { user } = await show(<DrawingPage band="teen" />, { texts: ['roomBoard'] });
  await user.click(button('Штамп'));
  sheet().focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  isOnSheet(1);
  await user.click(button('Текст'));
  sheet().focus();
  await user.keyboard('{Enter}');
  await user.keyboard('8 + 2{Enter}');
  isOnSheet(2);
});
