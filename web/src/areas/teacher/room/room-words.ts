import { idOf } from '@school/contract/lesson-room/people';
import type { Lobby, RoomPerson } from '@school/contract/lesson-room/shapes';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';

/** How a lesson and its people are called in its room. */
export function useRoomWords() {
  const t = useTexts('teacherRoom');
  const names = useTexts('names');
  const tongue = tongueOf(useLocale());
  const kids = (lobby: Lobby) => lobby.kids.map(({ name }) => name).join(', ');
  const subject = (lobby: Lobby) => names.subjects[lobby.subject];
  return {
    kids,
    /** What the lesson is about; of a trial its subject. */
    title: (lobby: Lobby) => lobby.title?.[tongue] ?? subject(lobby),
    about: (lobby: Lobby) => [lobby.title ? subject(lobby) : undefined, kids(lobby)].filter(Boolean).join(' · '),
    /** «Аня, 5 лет» */
    kid: ({ name, age }: RoomPerson) => (age === null ? name : `${name}, ${t.kid.age(age)}`),
  };
}

export const uidOf = ({ person }: Pick<RoomPerson, 'person'>): string => idOf(person);
