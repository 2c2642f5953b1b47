import { smallTools } from '@school/contract/lesson-room/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Announcer } from '#kit/play/announcer.tsx';
import { fakeSchool } from '#testing/school.ts';
import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';

import { RoomTool } from './room-tool.tsx';
import { ToolPicker } from './tool-picker.tsx';

const page = (side: 'kid' | 'teacher') => within(screen.getByRole('region', { name: side }));
const kidUid = '00000000-0000-4000-8000-000000000002';
const left: Array<() => void> = [];
afterEach(() => {
  delete document.documentElement.dataset['calm'];
});
afterEach(() => left.splice(0).forEach((leave) => leave()));

async function inLesson(band: 'pre' | 'junior', at?: string) {
  fakeSchool().on('GET /lesson-room/:eventId/script', () => ({ source: 'derived', minutes: 25, band, steps: [], notes: null }));
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

test('whatever tool is shown, who does not read yet sees no letter of it', async () => {
  // Applause throws confetti, which jsdom cannot draw.
  document.documentElement.dataset['calm'] = 'on';
  const { room } = await inLesson('pre');
  for (const tool of smallTools) {
    act(
      () =>
        void room.teacher.act({
          kind: 'tool',
          tool,
          with: { i0: tool === 'pick' ? kidUid : 'кот', i1: 'дом', p1: 'house', step: 1, seconds: 60, n: 2 },
        }),
    );
    await waitFor(() => expect(page('kid').getAllByRole('region')[0]?.childElementCount).toBeGreaterThan(0));
    const seen = [...screen.getByRole('region', { name: 'kid' }).querySelectorAll(':not(.sr-only)')]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(node.textContent ?? ''))
      .map((node) => node.textContent);
    expect([tool, seen]).toEqual([tool, []]);
  }
});

test('what chance chose is told to whoever hears the child’s page', async () => {
  const room = twoRoomPages();
  left.push(room.kid.leave, room.teacher.leave);
  await show(room.both(<RoomTool as="kid" band="junior" />, <Announcer />), { texts: ['roomTools'] });
  await room.open();
  act(() => void room.teacher.act({ kind: 'tool', tool: 'spinner', with: { i0: 'кот' } }));
  await waitFor(() => expect(page('teacher').getByRole('status').textContent?.trim()).toBe('кот'));
});

test('each child has its turn before anybody twice, also after the list of tools was closed', async () => {
  const { room, user } = await inLesson('junior');
  await user.click(page('teacher').getByRole('button', { name: 'Чья очередь' }));
  expect(sessionStorage.getItem('room picks lesson')).toContain('00000000-0000-4000-8000-000000000002');
  expect(room.log.at(-1)?.op).toMatchObject({ kind: 'tool', tool: 'pick' });
});
