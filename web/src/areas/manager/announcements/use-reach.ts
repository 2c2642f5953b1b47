import type { AnnouncementContent } from '@school/contract/notifications/announcement-shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';

/** Whom it would reach now, and how it reads: asked anew with every save. */
export const useReach = (content: AnnouncementContent) =>
  useQuery({
    ...quietly({
      queryKey: ['POST /manager/announcements/reach', content],
      queryFn: () => api('POST /manager/announcements/reach', { body: { content } }),
    }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    gcTime: 0,
  });
