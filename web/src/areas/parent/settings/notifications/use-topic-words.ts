import type { NotificationTopic } from '@school/contract/notifications/limits';
import type { NotificationSettings } from '@school/contract/notifications/shapes';

import { useTexts } from '#i18n/texts.ts';

/** What each topic is called, and a quieter line under it; how long before a lesson its notices come is the school's choice. */
export function useTopicWords(
  reminders: NotificationSettings['reminders'] = { hours: 0, minutes: 0, soonMinutes: 0 },
): Record<NotificationTopic, { title: string; note: string }> {
  const t = useTexts('notices').settings;
  return {
    ...t.topics,
    lessonDay: { title: t.ahead.lessonDay, note: t.aheadNote(reminders.hours) },
    lessonHour: { title: t.ahead.lessonHour(reminders.minutes), note: '' },
    lessonSoon: { title: t.ahead.lessonSoon(reminders.soonMinutes), note: '' },
  };
}
