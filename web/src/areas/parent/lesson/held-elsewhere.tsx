import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';

/** Days before a lesson: that its picture and sound will be at a meeting elsewhere. The address itself stands in the room alone. */
export function HeldElsewhere({ eventId }: { eventId: string }) {
  const t = useTexts('lessonLook').room;
  const { data } = useQuery(quietly(queryOf('GET /lesson-room/:eventId', { params: { eventId } })));
  if (data?.engine !== 'outside' || data.may.enter.allowed) return null;
  return <p className="rounded-md bg-sunk p-4">{t.outside}</p>;
}
