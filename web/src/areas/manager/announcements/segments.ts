import { allFamilies } from '@school/contract/notifications/all-families';
import type { AnnouncementSegment } from '@school/contract/notifications/announcement-shapes';

export type OfFamilies = Extract<AnnouncementSegment, { audience: 'families' }>;

/** Everybody, of each audience. */
export const everybody: Record<AnnouncementSegment['audience'], AnnouncementSegment> = {
  families: allFamilies,
  teachers: { audience: 'teachers', subject: null },
};
