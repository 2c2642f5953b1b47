import type { StageStep } from '@school/contract/lesson-room/script';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';
import type { Band } from '#widgets/player/band.ts';

import { RoomBoard } from './room-board.tsx';

const page = (side: 'kid' | 'teacher') => within(screen.getByRole('region', { name: side }));
const left: Array<() => void> = [];
beforeEach(() => {
  // jsdom reads no pictures: they go up as they are.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
});
afterEach(() => left.splice(0).forEach((leave) => leave()));

/** A step whose panels show a pear, and a bus that nobody names. */
const pears: StageStep = {
  kind: 'explain',
  minutes: 5,
  panels: [
    { stimulus: { kind: 'face', face: { picture: { kind: 'icon', icon: 'pear' }, name: { ru: 'груша', en: 'pear' } } }, words: null },
    { stimulus: { kind: 'lines', lines: [[{ kind: 'icon', icon: 'bus' }]] }, words: null },
  ],
  tasks: [],
  tool: null,
  ground: null,
};

async function inLesson(band: Band = 'junior') {
  const room = twoRoomPages();
  left.push(room.kid.leave, room.teacher.leave);
  const school = fakeSchool();
  school.on('GET /lesson-room/:eventId/ink', () => ({ seq: 0, lines: [] }));
  school.on('GET /lesson-room/:eventId/script', () => ({ source: 'derived', minutes: 25, band, steps: [pears], notes: null }));
  const { user } = await show(room.both(<RoomBoard as="kid" band={band} />, <RoomBoard as="teacher" band={band} />), {
    texts: ['roomBoard', 'boardShelf'],
  });
  await room.open();
  await page('kid').findByRole('img', { name: 'Доска, страница 1, пустая' });
  return { room, user, school };
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
  both('Доска, страница 1. Линий и штампов: 2');
  await user.click(page('kid').getByRole('button', { name: 'Ластик' }));
  draws('kid', [200, 400]);
  both('Доска, страница 1. Линий и штампов: 2');
  await user.click(page('teacher').getByRole('button', { name: 'Ластик' }));
  draws('teacher', [200, 100]);
  both('Доска, страница 1. Линий и штампов: 1');
  await user.click(page('teacher').getByRole('button', { name: 'Отменить' }));
  both('Доска, страница 1. Линий и штампов: 2');
  await user.click(page('teacher').getByRole('button', { name: 'Стереть всё' }));
  both('Доска, страница 1, пустая');
  await user.click(page('teacher').getByRole('button', { name: 'Вернуть всё' }));
  both('Доска, страница 1. Линий и штампов: 2');
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

const aPicture = (pictureId: string, name: string, icon: string | null = null) => ({
  pictureId,
  name,
  icon,
  url: `/files/${name}.webp`,
  width: 800,
  height: 600,
  addedAt: '2026-11-25T10:00:00Z',
});
const map = aPicture('00000000-0000-4000-8000-0000000000a1', 'Карта');
const onSheet = (side: 'kid' | 'teacher', name: string) => page(side).getByRole('img', { name }).querySelector('img')?.getAttribute('src');

test('a picture of the shelf lies on both pages at the same place, and leaves with another ground', async () => {
  const { user, school } = await inLesson();
  school.on('GET /teacher/shelf', { pictures: [map] });
  school.on('GET /lesson-room/:eventId/pictures', { pictures: [map] });
  await user.click(page('teacher').getByRole('button', { name: 'Полка' }));
  await user.click(await page('teacher').findByRole('button', { name: 'Положить на доску: Карта' }));
  for (const side of ['kid', 'teacher'] as const) await waitFor(() => expect(onSheet(side, 'Доска, страница 1 с картинкой')).toBe(map.url));
  draws('kid', [100, 100], [300, 100]);
  // What stands on a page is not covered: the next one lies on a page of its own.
  await user.click(page('teacher').getByRole('button', { name: 'Положить на доску: Карта' }));
  both('Доска, страница 2 с картинкой');
  await user.click(page('teacher').getByRole('button', { name: 'Основа' }));
  await user.click(page('teacher').getByRole('button', { name: 'Часы' }));
  both('Доска, страница 2, пустая');
});

test('what the lesson shows lies on its shelf, and what the teacher has of it is put on the board without adding it again', async () => {
  const { room, user, school } = await inLesson();
  const bus = aPicture('00000000-0000-4000-8000-0000000000a2', 'Картинка урока', 'bus');
  // A photo of the teacher's own may be called as the lesson calls its picture.
  school.on('GET /teacher/shelf', { pictures: [bus, { ...map, name: 'груша' }] });
  school.on('POST /teacher/shelf', map);
  // Nothing is really drawn here.
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['x'], { type: 'image/jpeg' })));
  await user.click(page('teacher').getByRole('button', { name: 'Полка' }));
  const ofLesson = within(await page('teacher').findByRole('list', { name: 'Картинки урока' }));
  await user.click(ofLesson.getByRole('button', { name: 'Положить на доску: Картинка урока 2' }));
  expect(room.kid.store.read().state.pages).toEqual([{ ground: 'plain', picture: bus.pictureId }]);
  expect(school.by('POST /teacher/shelf')).toEqual([]);
  await user.click(ofLesson.getByRole('button', { name: 'Положить на доску: груша' }));
  await waitFor(() => expect(school.by('POST /teacher/shelf').map(({ query }) => query.get('icon'))).toEqual(['pear']));
});

test('an empty shelf says what to do; a chosen picture goes up and onto the board, and a full shelf says its numbers', async () => {
  const { room, user, school } = await inLesson();
  let kept: Array<typeof map> = [];
  school.on('GET /teacher/shelf', () => ({ pictures: kept }));
  school.on('GET /lesson-room/:eventId/pictures', () => ({ pictures: kept }));
  school.on('POST /teacher/shelf', ({ query }) => {
    kept = [{ ...map, name: query.get('name') ?? '' }];
    return map;
  });
  await user.click(page('teacher').getByRole('button', { name: 'Полка' }));
  expect(await page('teacher').findByText(/Здесь пока пусто/)).toBeTruthy();
  const choose = async () =>
    user.upload(
      page('teacher').getByLabelText('Картинка, PDF', { selector: 'input' }),
      new File(['x'], 'Мой лес.png', { type: 'image/png' }),
    );
  await choose();
  expect(await page('teacher').findByRole('button', { name: 'Положить на доску: Мой лес' })).toBeTruthy();
  expect(room.kid.store.read().state.pages).toEqual([{ ground: 'plain', picture: map.pictureId }]);
  school.on('POST /teacher/shelf', () => refusal('lesson_room.shelf_full', { facts: { pictures: 200, megabytes: 100 } }));
  await choose();
  await waitFor(() => expect(school.by('POST /teacher/shelf')).toHaveLength(2));
  expect(room.kid.store.read().state.pages).toHaveLength(1);
});

test('a picture of the shelf gets another name, and goes', async () => {
  const { user, school } = await inLesson();
  school.on('GET /teacher/shelf', { pictures: [map] });
  school.on('PATCH /teacher/shelf/:pictureId', { done: true });
  school.on('DELETE /teacher/shelf/:pictureId', { done: true });
  await user.click(page('teacher').getByRole('button', { name: 'Полка' }));
  await user.click(await page('teacher').findByRole('button', { name: 'Изменить' }));
  const name = page('teacher').getByRole('textbox', { name: 'Название: Карта' });
  await user.clear(name);
  await user.type(name, 'Карта города{Enter}');
  await waitFor(() => expect(school.by('PATCH /teacher/shelf/:pictureId')[0]?.body).toEqual({ name: 'Карта города' }));
  await user.click(page('teacher').getByRole('button', { name: 'Удалить с полки: Карта' }));
  await waitFor(() => expect(school.by('DELETE /teacher/shelf/:pictureId')).toHaveLength(1));
});

test('the youngest stamp too, by pictures as large as their chalks', async () => {
  const { user } = await inLesson('pre');
  await user.click(page('kid').getByRole('button', { name: 'Штамп' }));
  await user.click(page('kid').getByRole('button', { name: 'Солнце' }));
  draws('kid', [400, 300]);
  both('Доска, страница 1. Линий и штампов: 1');
});
