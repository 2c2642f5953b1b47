import type { AnnouncementSegment } from './announcement-shapes.ts';

/** Every family of the school: of whom nothing has to be true. */
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
