import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';

import { RoomTool } from './room-tool.tsx';
import { ToolPicker } from './tool-picker.tsx';

const page = (side: 'kid' | 'teacher') => within(screen.getByRole('region', { name: side }));
const left: Array<() => void> = [];
afterEach(() => left.splice(0).forEach((leave) => leave()));

async function inLesson(band: 'pre' | 'junior', at?: string) {
  const room = twoRoomPages(at === undefined ? {} : { at });
  left.push(room.kid.leave, room.teacher.leave);
  const { user } = await show(
    room.both(
      <RoomTool as="kid" band={band} />,
      <>
        <ToolPicker />
        <RoomTool as="teacher" band={band} />
      </>,
    ),
    { texts: ['roomTools'] },
  );
  await room.open();
  return { room, user };
}

test('what the dice show is the same for the child and the teacher, and the teacher puts them away', async () => {
  const { user } = await inLesson('junior');
  await user.click(page('teacher').getByRole('button', { name: 'Кубик' }));
  await user.click(page('teacher').getByRole('button', { name: 'Два кубика' }));
  const seen = page('kid')
    .getByRole('img', { name: /На кубиках/ })
    .getAttribute('aria-label');
  expect(page('teacher').getByRole('img', { name: seen as string })).toBeTruthy();
  expect(page('kid').queryByRole('button')).toBeNull();
  await user.click(page('teacher').getByRole('button', { name: 'Убрать' }));
  expect(page('kid').queryByRole('img')).toBeNull();
});

test('how long it still is a child who reads sees in figures, and a small one as sand alone', async () => {
  const at = '2026-11-25T10:00:20Z';
  const reads = await inLesson('junior', at);
  reads.room.teacher.act({ kind: 'tool', tool: 'timer', with: { seconds: 60 } });
  expect((await page('kid').findByRole('timer')).textContent).toBe('0:40');
  const small = await inLesson('pre', at);
  small.room.teacher.act({ kind: 'tool', tool: 'timer', with: { seconds: 60 } });
  expect((await page('kid').findByRole('timer')).textContent).toBe('');
});

test('how a child feels the teacher reads under the face that it touched', async () => {
  const { user } = await inLesson('pre');
  await user.click(page('teacher').getByRole('button', { name: 'Настроение' }));
  await user.click(page('kid').getByRole('button', { name: 'Отлично' }));
  expect(page('teacher').getByLabelText('Отлично').textContent).toBe('Миша');
});

test('cards lie face down until the teacher turns them, one after the other', async () => {
  const { user } = await inLesson('junior');
  await user.click(page('teacher').getByRole('button', { name: 'Карточки' }));
  await user.type(page('teacher').getByLabelText('Слова через запятую'), 'кот, дом');
  await user.click(page('teacher').getByRole('button', { name: 'Показать' }));
  expect(page('kid').queryByText('кот')).toBeNull();
  await user.click(page('teacher').getByRole('button', { name: 'Дальше' }));
  expect(page('kid').getByText('кот')).toBeTruthy();
  expect(page('kid').queryByText('дом')).toBeNull();
});
