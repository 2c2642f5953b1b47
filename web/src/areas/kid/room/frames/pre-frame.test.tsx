import { personOf } from '@school/contract/lesson-room/people';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';
import { fakeSchool } from '#testing/school.ts';

import type { FrameProps } from './frame-props.ts';
import { PreFrame } from './pre-frame.tsx';

const kidUid = '00000000-0000-4000-8000-000000000002';
const left: Array<() => void> = [];
afterEach(() => left.splice(0).forEach((leave) => leave()));

/** Letters and figures that can be seen: not those for a screen reader, nor the initials of a face. */
const seen = () =>
  [...screen.getByRole('region', { name: 'kid' }).querySelectorAll('*')]
    .filter((element) => !element.closest('.sr-only, [role=img], style, title') && !element.closest('figure, [aria-hidden]'))
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(node.textContent ?? ''))
    .map((node) => node.textContent);

test.each([null, 'locked', 'gone', 'coming', 'reconnect', 'weak'] as const)(
  'a child who does not read sees no letter: %s',
  async (mood) => {
    fakeSchool().on('GET /lesson-room/:eventId/ink', () => ({ seq: 0, lines: [] }));
    const room = twoRoomPages();
    left.push(room.kid.leave, room.teacher.leave);
    const given = {
      lobby: {},
      band: 'pre',
      kid: { kidUid, firstName: 'Миша', avatar: null },
      own: {},
      switches: { hasCamera: true, is: { preview: undefined }, wanted: { camera: false, mic: true } },
      lesson: {
        teacher: { person: personOf('teacher', kidUid), name: 'Ольга', avatar: null },
        isTeacherHere: true,
        mood,
        stars: 2,
        stickers: [],
        isHandUp: true,
        left: { part: 0.5, minutes: 12 },
      },
    } as unknown as FrameProps;
    await show(room.both(<PreFrame {...given} />, null), { texts: ['kidRoom', 'kid', 'player'] });
    await room.open();
    await act(async () => undefined);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ольга');
    expect(seen()).toEqual([]);
  },
);
