import { allFamilies } from '@school/contract/notifications/all-families';
import type { Announcement, AnnouncementReach } from '@school/contract/notifications/announcement-shapes';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';

import { AnnouncementEditor } from './announcement-editor.tsx';
import { AnnouncementResult } from './announcement-result.tsx';

const announcementId = 'b7f3b1a0-0000-4000-8000-000000000001';
const groupId = 'b7f3b1a0-0000-4000-8000-000000000002';
const texts = ['announcements', 'followUps', 'manager', 'names', 'office', 'refusals', 'schoolTexts'] as const;

const anAnnouncement = (its: Partial<Announcement> = {}): Announcement => ({
  announcementId,
  state: 'draft',
  audience: 'families',
  kind: 'service',
  subject: { ru: 'Каникулы', en: 'Holidays' },
  startsAt: null,
  savedAt: '2026-11-24T10:00:00Z',
  by: null,
  counts: { people: 0, waiting: 0, told: 0, leftOut: 0 },
  revision: 1,
  content: {
    kind: 'service',
    segment: allFamilies,
    channels: ['mail'],
    subject: { ru: 'Каникулы', en: 'Holidays' },
    text: { ru: 'Отдыхаем.', en: 'We rest.' },
  },
  sentBy: null,
  agreedBy: null,
  stopped: null,
  mayAgree: false,
  holes: ['name', 'kids', 'school'],
  ...its,
});

/** Somebody who may send announcements. */
const asManager = () => {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, aSession({ role: 'manager', rights: ['people'] }));
};

const aReach: AnnouncementReach = {
  people: 12,
  left: 0,
  withMail: 12,
  quietNow: 0,
  sample: ['Анна Иванова'],
  needsSecond: false,
  faults: [],
  example: { name: 'Анна', subject: 'Каникулы', text: 'Отдыхаем.' },
};

test('the families of a tag are chosen and saved; what a colleague has saved meanwhile is not lost', async () => {
  asManager();
  const school = fakeSchool();
  school.on('GET /manager/teachers', { teachers: [] });
  school.on('GET /manager/groups', { groups: [], now: '2026-11-24T10:00:00Z' });
  school.on('GET /manager/announcement-zones', { zones: [{ zone: 'Europe/Minsk', families: 3 }] });
  school.on('GET /manager/family-tags', { tags: [{ tag: 'лето', families: 2 }] });
  school.on('POST /manager/announcements/reach', aReach);
  school.on('POST /manager/announcements/:announcementId', anAnnouncement({ revision: 2 }));
  const { user } = await show(<AnnouncementEditor announcement={anAnnouncement()} onAgain={() => undefined} />, {
    texts,
    keepSession: true,
  });
  await screen.findByRole('option', { name: 'Минск, 3 семьи' });
  await user.selectOptions(screen.getByLabelText(/Часовой пояс/), 'Europe/Minsk');
  const saved = () => school.by('POST /manager/announcements/:announcementId');
  await expect.poll(() => saved().length, { timeout: 10_000 }).toBe(1);
  expect(saved()[0]?.body).toMatchObject({ revision: 1, content: { segment: { zone: 'Europe/Minsk', groupId: null, tag: null } } });

  school.on('POST /manager/announcements/:announcementId', () =>
    refusal('notifications.announcement_changed', { facts: { by: 'Марина' } }),
  );
  await user.type(screen.getByLabelText(/Тема.*по-русски/), '!');
  const changed = within(await screen.findByRole('alert'));
  expect(changed.getByText(/Марина/)).not.toBeNull();
  expect(changed.getByRole('button', { name: 'Оставить мой текст' })).not.toBeNull();
});

test('what is being sent is paused, and what is paused goes on', async () => {
  asManager();
  const school = fakeSchool();
  const counts = { people: 12, waiting: 5, told: 7, leftOut: 0 };
  school.on('GET /manager/announcements/:announcementId/people', { people: [], next: null });
  school.on('POST /manager/announcements/:announcementId/pause', anAnnouncement({ state: 'paused', counts }));
  const going = anAnnouncement({ state: 'going', startsAt: '2026-11-24T10:00:00Z', counts });
  const { user } = await show(<AnnouncementResult announcement={going} />, { texts, keepSession: true });
  await user.click(await screen.findByRole('button', { name: 'Приостановить' }));
  expect(await screen.findByText('Объявление на паузе')).not.toBeNull();
  expect(school.by('POST /manager/announcements/:announcementId/pause').map(({ path }) => path)).toEqual([
    `/manager/announcements/${announcementId}/pause`,
  ]);
  expect(screen.queryByRole('button', { name: 'Продолжить' })).toBeNull();
});

test('a pause is told, with the way out of it', async () => {
  asManager();
  const school = fakeSchool();
  school.on('GET /manager/announcements/:announcementId/people', { people: [], next: null });
  school.on('POST /manager/announcements/:announcementId/go-on', anAnnouncement({ state: 'going' }));
  const paused = anAnnouncement({
    state: 'paused',
    startsAt: '2026-11-24T10:00:00Z',
    content: { ...anAnnouncement().content, segment: { ...allFamilies, groupId } },
  });
  const { user } = await show(<AnnouncementResult announcement={paused} />, { texts, keepSession: true });
  expect(await screen.findByText(/Новым получателям пока не отправляем/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Объявление отправляется дальше')).not.toBeNull();
});
