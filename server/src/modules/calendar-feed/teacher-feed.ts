import { feedTexts } from '@school/words/documents/feed-texts';

import { Refusal } from '#platform/refusal';

import { calendarText } from './calendar-text.ts';
import type { CalendarFeedDependencies } from './dependencies.ts';
import { addressOf, daysBack, hashOf, newSecret } from './feed.ts';
import type { Feeds } from './feed.store.ts';

/**
 * A teacher's own calendar link (docs/rules/notifications.md#calendar-links): its lessons, each leading into its room. Of the children it
 * says the first names, since it lies in calendars that the school does not know.
 */
export const teacherFeed = (
  deps: Pick<CalendarFeedDependencies, 'families' | 'clock' | 'feedLessons' | 'catalogue' | 'identity' | 'school'> & {
    feeds: Feeds;
    address: string;
  },
) => ({
  async show(teacherId: string) {
    const feed = await deps.feeds.ofTeacher(teacherId);
    return feed ? { createdAt: feed.createdAt.toString(), readAt: feed.readAt?.toString() ?? null } : null;
  },

  /** Shown this once; the earlier link stops working. */
  async create(teacherId: string): Promise<{ url: string }> {
    const secret = newSecret();
    await deps.feeds.putOfTeacher(teacherId, hashOf(secret), deps.clock.now());
    return { url: addressOf(deps.address, secret) };
  },

  async revoke(teacherId: string): Promise<void> {
    if (!(await deps.feeds.removeOfTeacher(teacherId))) throw new Refusal('scheduling.feed_not_found');
  },

  /** Whoever has left teaches nobody: what the link showed is theirs no longer. */
  async whenTeacherHasLeft({ teacherId }: { teacherId: string }): Promise<void> {
    await deps.feeds.removeOfTeacher(teacherId);
  },

  async read(secret: string): Promise<string | undefined> {
    const now = deps.clock.now();
    const teacherId = await deps.feeds.teacherBySecret(hashOf(secret), now);
    if (teacherId === undefined) return undefined;
    const { locale } = await deps.identity.reachOf(teacherId);
    const lessons = await deps.feedLessons.ofTeacher(teacherId, now.subtract({ hours: 24 * daysBack }), now);
    const kids = await deps.families.kids([...new Set(lessons.flatMap(({ kidUids }) => kidUids))]);
    const names = new Map(kids.map(({ kidUid, name }) => [kidUid, name]));
    const named = (kidUids: readonly string[]) =>
      kidUids
        .map((kidUid) => names.get(kidUid) ?? '')
        .filter(Boolean)
        .join(', ');
    const t = feedTexts[locale];
    const school = deps.school.name(locale);
    return calendarText(lessons, {
      title: t.ownCalendar(school),
      whose: teacherId,
      locale,
      school,
      titles: await deps.catalogue.titles(),
      summary: (what, { isTrial, isGroup, kidUids }) => {
        if (isGroup) return t.lesson(what, t.group(kidUids.length));
        return isTrial ? t.trial(what, named(kidUids)) : t.lesson(what, named(kidUids));
      },
      about: ({ isGroup, kidUids, isHeld }) => [isGroup ? named(kidUids) : null, isHeld ? t.held : null],
      url: ({ lessonId, endsAt }) =>
        `${deps.address}/teacher/lessons/${lessonId}${Temporal.Instant.compare(endsAt, now) < 0 ? '' : '/room'}`,
    });
  },
});
