import type { AnnouncementSegment } from '@school/contract/notifications/announcement-shapes';

export type OfFamilies = Extract<AnnouncementSegment, { audience: 'families' }>;

/** Every family of the school. */
export const allFamilies = {
  audience: 'families',
  course: null,
  state: null,
  teacherId: null,
  balance: null,
  ageFrom: null,
  ageTo: null,
  groupId: null,
  zone: null,
  language: null,
  tag: null,
} as const satisfies AnnouncementSegment;

/** Everybody, of each audience. */
export const everybody: Record<AnnouncementSegment['audience'], AnnouncementSegment> = {
  families: allFamilies,
  teachers: { audience: 'teachers', subject: null },
};
