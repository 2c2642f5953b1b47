import { createHash, randomBytes } from 'node:crypto';

import { feedTexts } from '@school/words/documents/feed-texts';

import type { CalendarLesson } from '#modules/calendar';
import type { LetterFile } from '#platform/mail';
import { Refusal } from '#platform/refusal';

import type { CalendarFeedDependencies } from './dependencies.ts';
import { calendarText } from './calendar-text.ts';
import type { Feeds } from './feed.store.ts';

/** Calendars keep what has been for so many days. */
export const daysBack = 28;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Where calendars read what is behind a secret. */
export const addressOf = (address: string, secret: string): string => `${address}/api/calendar/${secret}.ics`;

interface OneLesson {
  familyId: string;
  kidUid: string;
  lessonId: string;
}

/** Calendar links of a family's kids (docs/rules/notifications.md#calendar-links): private, made anew or revoked by the parent. */
export function feedActions(
  deps: Pick<CalendarFeedDependencies, 'families' | 'clock' | 'feedLessons' | 'catalogue' | 'identity' | 'school'> & {
    feeds: Feeds;
    address: string;
  },
) {
  /** Lessons of a kid as a calendar in the language of its family. */
  async function textOf(familyId: string, kidUid: string, lessons: readonly CalendarLesson[]): Promise<string> {
    const now = deps.clock.now();
    const [kid, { locale }] = await Promise.all([deps.families.kidOf(familyId, kidUid), deps.families.family(familyId)]);
    const linkOf = await deps.identity.roomLinks.of(familyId);
    const t = feedTexts[locale];
    const school = deps.school.name(locale);
    return calendarText(lessons, {
      title: t.calendar(kid.name, school),
      whose: kidUid,
      locale,
      school,
      titles: await deps.catalogue.titles(),
      summary: (what, { isTrial }) => (isTrial ? t.trial(what, kid.name) : t.lesson(what, kid.name)),
      about: ({ teacher, isHeld }) => [teacher && t.teacher(teacher), isHeld ? t.held : null],
      // What has been, and what is not paid for yet, is not entered.
      url: ({ lessonId, startsAt, endsAt, isHeld }) =>
        isHeld || Temporal.Instant.compare(endsAt, now) < 0
          ? `${deps.address}/schedule`
          : `${deps.address}/room#${linkOf({ lessonId, kidUid, startsAt })}`,
    });
  }

  /** A lesson of a kid as a file of its own, as long as it stands and has not begun. */
  async function lessonFile({ familyId, kidUid, lessonId }: OneLesson): Promise<LetterFile | undefined> {
    const now = deps.clock.now();
    const lessons = (await deps.feedLessons.ofKid(kidUid, now, now)).filter((lesson) => lesson.lessonId === lessonId);
    if (lessons.length === 0) return undefined;
    const bytes = Buffer.from(await textOf(familyId, kidUid, lessons));
    return { name: 'lesson.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', bytes };
  }

  return {
    async listFeeds(familyId: string) {
      const feeds = await deps.feeds.ofFamily(familyId);
      return feeds.map(({ kidUid, createdAt, readAt }) => ({
        kidUid,
        createdAt: createdAt.toString(),
        readAt: readAt?.toString() ?? null,
      }));
    },

    /** Makes a link and shows it, this once; the kid's earlier link stops working. */
    async createFeed(familyId: string, kidUid: string): Promise<{ kidUid: string; url: string }> {
      await deps.families.kidOf(familyId, kidUid);
      const secret = newSecret();
      await deps.feeds.put(familyId, kidUid, hashOf(secret), deps.clock.now());
      return { kidUid, url: addressOf(deps.address, secret) };
    },

    async revokeFeed(familyId: string, kidUid: string): Promise<void> {
      await deps.families.kidOf(familyId, kidUid);
      if (!(await deps.feeds.remove(familyId, kidUid))) throw new Refusal('scheduling.feed_not_found');
    },

    /** The calendar behind a secret; undefined when the link is not, or no longer, one of ours. */
    async readFeed(secret: string): Promise<string | undefined> {
      const feed = await deps.feeds.bySecret(hashOf(secret));
      if (!feed) return undefined;
      const { kidUid, familyId } = feed;
      const now = deps.clock.now();
      await deps.feeds.noteRead(kidUid, now);
      const lessons = await deps.feedLessons.ofKid(kidUid, now.subtract({ hours: 24 * daysBack }), now);
      return textOf(familyId, kidUid, lessons);
    },

    lessonFile,
    /** The same for the family that asks. */
    async ownLessonFile(of: OneLesson): Promise<LetterFile> {
      await deps.families.kidOf(of.familyId, of.kidUid);
      const file = await lessonFile(of);
      if (!file) throw new Refusal('scheduling.lesson_not_found');
      return file;
    },
  };
}
