import type { Announcement, AnnouncementContent } from '@school/contract/notifications/announcement-shapes';

import { api } from '#api/client.ts';
import { useCall } from '#api/use-call.ts';

import { useDrafted } from '../drafted/use-drafted.ts';

/** The announcement that is being written: saved in each pause, over the revision that was read. */
export function useDraft(announcement: Announcement) {
  const { announcementId } = announcement;
  const params = { announcementId };
  const { mutateAsync } = useCall('POST /manager/announcements/:announcementId', { changes: ['GET /manager/announcements'] });
  const { body, saved, standing, save, write } = useDrafted<AnnouncementContent, Announcement>({
    saved: announcement,
    body: announcement.content,
    revisionOf: ({ revision }) => revision,
    send: (revision, content) => mutateAsync({ params, body: { revision, content } }),
    changed: 'notifications.announcement_changed',
  });
  return {
    content: body,
    saved: saved ?? announcement,
    standing,
    save,
    /** Over what a colleague has saved. */
    async keepMine(): Promise<void> {
      const theirs = await api('GET /manager/announcements/:announcementId', { params });
      await save(theirs.revision);
    },
    write: (part: Partial<AnnouncementContent>) => write({ ...body, ...part }),
  };
}
