import type { FinishSheet } from '@school/contract/lesson-room/end-shapes';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';

import { FinishForm } from './finish-form.tsx';

const eventId = '00000000-0000-4000-8000-000000000003';
const kidUid = '00000000-0000-4000-8000-000000000002';

const sheet: FinishSheet = {
  eventId,
  isTrial: false,
  isGroup: false,
  minutes: 50,
  kids: [
    {
      kidUid,
      face: { person: `kid:${kidUid}`, name: 'Миша', avatar: null, age: 8 },
      seconds: 0,
      absent: true,
      mayBeAbsent: { allowed: true },
      figures: null,
    },
  ],
  figures: null,
  note: { result: null, tags: [], text: '', isWritten: false },
  homework: null,
  pages: [],
  trial: null,
  finishedAt: null,
  may: { finish: { allowed: true }, report: { allowed: true }, undo: { allowed: true } },
};

test('a child whose line was back after the sheet was opened is marked as there, and the lesson is not called missed', async () => {
  const onFinished = vi.fn();
  const school = fakeSchool();
  const read = vi.fn(() => sheet);
  school.on('GET /lesson-room/:eventId/finish', read);
  school.on('POST /lesson-room/:eventId/finish', () => refusal('lesson_room.kid_was_here', { facts: { kidUid, minutes: 48 } }));
  const { user } = await show(<FinishForm sheet={sheet} onFinished={onFinished} />, {
    texts: ['teacherRoom', 'teacher', 'teacherLesson'],
  });
  expect(await screen.findByRole('switch', { name: /Миша/ })).toHaveProperty('checked', false);
  expect(screen.getByText(/закроется как пропущенный/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Завершить и отправить' }));
  await vi.waitFor(() => expect(screen.getByRole('switch', { name: /Миша/ })).toHaveProperty('checked', true));
  expect(screen.queryByText(/закроется как пропущенный/)).toBeNull();
  expect(onFinished).not.toHaveBeenCalled();
});
