import { act, screen, waitFor, within } from '@testing-library/react';
import { idOf } from '@school/contract/lesson-room/people';
import { afterEach, expect, test } from 'vitest';

import { Announcer } from '#kit/play/announcer.tsx';
import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';
import { StickerPicker } from '#widgets/room/stickers/sticker-picker.tsx';

import { Given } from './given.tsx';

const kidUid = idOf('kid:00000000-0000-4000-8000-000000000002');
const left: Array<() => void> = [];
afterEach(() => left.splice(0).forEach((leave) => leave()));

const told = () =>
  within(screen.getByRole('region', { name: 'kid' }))
    .getByRole('status')
    .textContent?.trim();
const heard = (text: string) => waitFor(() => expect(told()).toBe(text));
const moment = () => document.querySelector('[data-gift]');

async function inLesson({ isAside = false, band = 'junior' as 'junior' | 'teen' } = {}) {
  const room = twoRoomPages();
  left.push(room.kid.leave, room.teacher.leave);
  const pages = (aside: boolean) =>
    room.both(
      <>
        <Given band={band} kidUid={kidUid} isAside={aside} />
        <Announcer />
      </>,
      <StickerPicker kidUid={kidUid} onGiven={() => undefined} />,
    );
  const { user } = await show(pages(isAside), { texts: ['kidRoom', 'roomStickers'] });
  await room.open();
  return { room, user };
}

test('a sticker given with one tap is shown to the child by its name, and a tap of the child ends it', async () => {
  const { user } = await inLesson();
  await user.click(screen.getByRole('button', { name: 'лиса' }));
  await heard('Тебе наклейка! лиса.');
  expect(moment()?.getAttribute('data-gift')).toBe('sticker');
  await user.pointer({ keys: '[MouseLeft]', target: moment() as Element });
  expect(moment()).toBeNull();
});

test('of two stars each is told with how many there are then', async () => {
  const { room, user } = await inLesson();
  act(() => void room.teacher.act({ kind: 'star', kidUid }));
  await heard('1 звезда');
  act(() => void room.teacher.act({ kind: 'star', kidUid }));
  await heard('1 звезда');
  await user.pointer({ keys: '[MouseLeft]', target: moment() as Element });
  await heard('2 звезды');
});

test('what is given while the child listens waits; who wants no play-school is only told', async () => {
  const aside = await inLesson({ isAside: true });
  act(() => void aside.room.teacher.act({ kind: 'star', kidUid }));
  expect(moment()).toBeNull();
  document.body.innerHTML = '';
  const teen = await inLesson({ band: 'teen' });
  act(() => void teen.room.teacher.act({ kind: 'star', kidUid }));
  expect(moment()).toBeNull();
  await heard('1 звезда');
});
