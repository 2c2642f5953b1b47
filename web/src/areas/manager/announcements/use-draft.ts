import type { Announcement, AnnouncementContent } from '@school/contract/notifications/announcement-shapes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';

/** How what is on the screen stands beside the draft of the school. */
export type Standing = 'same' | 'typing' | 'saving' | 'unsaved' | { changedBy: string };

/** A pause in typing after which the draft is saved. */
const quietMs = 1200;

/** The announcement that is being written: saved in each pause, over the revision that was read. */
export function useDraft({ announcementId, content: read, revision: readRevision }: Announcement) {
  const [content, setContent] = useState(read);
  const [saved, setSaved] = useState({ content: read, revision: readRevision });
  const [standing, setStanding] = useState<Standing>('same');
  const { mutateAsync } = useCall('POST /manager/announcements/:announcementId', { changes: ['GET /manager/announcements'] });
  const isBusy = useRef(false);

  const save = async (written = content) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStanding('saving');
    try {
      const answer = await mutateAsync({ params: { announcementId }, body: { revision: saved.revision, content: written } });
      setSaved({ content: written, revision: answer.revision });
      // What was typed meanwhile is saved in the next pause.
      setStanding((now) => (now === 'saving' ? 'same' : now));
    } catch (cause) {
      const isChanged = cause instanceof SchoolRefusal && cause.code === 'notifications.announcement_changed';
      if (isChanged) cause.take();
      setStanding(isChanged ? { changedBy: String(cause.facts['by'] ?? '') } : 'unsaved');
    } finally {
      isBusy.current = false;
    }
  };
  const inPause = useEffectEvent((written: AnnouncementContent) => void save(written));
  useEffect(() => {
    if (standing !== 'typing') return undefined;
    const timer = setTimeout(() => inPause(content), quietMs);
    return () => clearTimeout(timer);
  }, [standing, content]);

  return {
    content,
    saved,
    standing,
    save,
    write(part: Partial<AnnouncementContent>): void {
      setContent((now) => ({ ...now, ...part }));
      setStanding((now) => (typeof now === 'object' ? now : 'typing'));
    },
  };
}
