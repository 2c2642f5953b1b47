import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';
import { fakeSchool } from '#testing/school.ts';

import { RoomBoard } from './room-board.tsx';

const page = (side: 'kid' | 'teacher') => within(screen.getByRole('region', { name: side }));
const left: Array<() => void> = [];
beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.setPointerCapture ??= () => undefined;
});
afterEach(() => left.splice(0).forEach((leave) => leave()));

async function inLesson() {
  const room = twoRoomPages();
  left.push(room.kid.leave, room.teacher.leave);
  fakeSchool().on('GET /lesson-room/:eventId/ink', () => ({ seq: 0, lines: [] }));
  const { user } = await show(room.both(<RoomBoard as="kid" band="junior" />, <RoomBoard as="teacher" band="junior" />), {
    texts: ['roomBoard'],
  });
  await room.open();
  await page('kid').findByRole('img', { name: 'Доска, страница 1, пустая' });
  return { room, user };
}
function draws(side: 'kid' | 'teacher', ...points: ReadonlyArray<readonly [number, number]>): void {
  const sheet = page(side).getByRole('img', { name: /^Доска/ });
  sheet.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 750);
  const [first = [0, 0], ...rest] = points;
  act(() => {
    fireEvent.pointerDown(sheet, { clientX: first[0], clientY: first[1], pointerId: 1 });
    for (const [clientX, clientY] of rest) fireEvent.pointerMove(sheet, { clientX, clientY, pointerId: 1 });
    fireEvent.pointerUp(sheet, { pointerId: 1 });
  });
}
const both = (name: string) => {
  for (const side of ['kid', 'teacher'] as const) expect(page(side).getByRole('img', { name })).toBeTruthy();
};

test('what one draws both see; a child rubs out its own alone, the teacher any, and a clearing is taken back', async () => {
  const { user } = await inLesson();
  draws('kid', [100, 100], [300, 100]);
  draws('teacher', [100, 400], [300, 400]);
  both('Доска, страница 1. Линий и картинок: 2');
  await user.click(page('kid').getByRole('button', { name: 'Ластик' }));
  draws('kid', [200, 400]);
  both('Доска, страница 1. Линий и картинок: 2');
  await user.click(page('teacher').getByRole('button', { name: 'Ластик' }));
  draws('teacher', [200, 100]);
  both('Доска, страница 1. Линий и картинок: 1');
  await user.click(page('teacher').getByRole('button', { name: 'Отменить' }));
  both('Доска, страница 1. Линий и картинок: 2');
  await user.click(page('teacher').getByRole('button', { name: 'Стереть всё' }));
  both('Доска, страница 1, пустая');
  await user.click(page('teacher').getByRole('button', { name: 'Вернуть всё' }));
  both('Доска, страница 1. Линий и картинок: 2');
});

test('the teacher opens a new page, lays it out, and the child is there too', async () => {
  const { room, user } = await inLesson();
  draws('teacher', [100, 400], [300, 400]);
  await user.click(page('teacher').getByRole('button', { name: 'Новая страница' }));
  await user.click(page('teacher').getByRole('button', { name: 'Основа' }));
  await user.click(page('teacher').getByRole('button', { name: 'Часы' }));
  both('Доска, страница 2, пустая');
  expect(room.kid.store.read().state.pages[1]).toEqual({ ground: 'clock', picture: null });
});

test('who holds the pen is written at the pen on the other page', async () => {
  await inLesson();
  draws('kid', [100, 100], [300, 100]);
  expect(page('teacher').getByText('Миша')).toBeTruthy();
});
