import type { RoomNow } from '@school/contract/lesson-room/shapes';

import { useTexts } from '#i18n/texts.ts';

/** «12:40»; an hour goes on as minutes. */
const clockOf = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor((ms / 1000) % 60)).padStart(2, '0')}`;

/** How a room and its people are called in the list of rooms. */
export function useRoomWords() {
  const t = useTexts('liveRooms');
  const names = useTexts('names');
  return {
    kids: ({ kids, isGroup }: RoomNow) =>
      isGroup && kids.length > 1 ? t.group(kids.length) : kids.map(({ name, age }) => (age === null ? name : t.kid(name, age))).join(', '),
    about: ({ subject, isTrial }: RoomNow) => [names.subjects[subject], isTrial && t.trial].filter(Boolean).join(', '),
    time: ({ timestamp }: RoomNow, now: number) => {
      const gone = now - Date.parse(timestamp);
      return gone < 0 ? t.startsIn(Math.ceil(-gone / 60_000)) : clockOf(gone);
    },
  };
}
