import type { Event } from '@school/contract/calendar/shapes';

import { useTexts } from '#i18n/texts.ts';

/** What came back of a lesson that was called off or missed, and who called it off; nothing of any other. */
export function CameBack({ event: { back, kind, status } }: { event: Pick<Event, 'back' | 'kind' | 'status'> }) {
  const t = useTexts('lessonChange');
  if (!back) return null;
  const { units, bonus, bySchool } = back;
  const isFree = kind === 'trial' || kind === 'virtual';
  const cost = isFree ? t.free : status === 'canceled' ? t.costNothing : t.charged;
  const came = units > 0 || bonus > 0 ? [units > 0 && t.cameBack(units), bonus > 0 && t.bonus(bonus)] : [cost];
  return [bySchool && t.bySchool, ...came].filter(Boolean).join(' ');
}
