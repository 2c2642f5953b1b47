import type { AnswerOf } from '@school/contract/calls';
import { announcementLimits } from '@school/contract/notifications/announcement-limits';
import type { Announcement, AnnouncementRow } from '@school/contract/notifications/announcement-shapes';

import { colleagueShown } from '#platform/dated-rows';
import { Refusal } from '#platform/refusal';

import { holesFor, mayAgree } from '../rules/announcing.ts';
import type { AnnouncementRecord } from './announcements.store.ts';
import type { AnnouncementTools } from './given.ts';

type Result = AnswerOf<'GET /manager/announcements/:announcementId/people'>['people'][number]['result'];

const rowOf = (it: AnnouncementRecord): AnnouncementRow => ({
  announcementId: it.announcementId,
  state: it.state,
  audience: it.content.segment.audience,
  kind: it.content.kind,
  subject: it.content.subject,
  startsAt: it.startsAt?.toString() ?? null,
  savedAt: it.savedAt.toString(),
  by: colleagueShown(it.savedBy, it.savedByName),
  counts: { people: it.people, waiting: it.waiting, told: it.told, leftOut: it.people - it.waiting - it.told },
});

/** `viewer` is the account that looks. */
const shown = (it: AnnouncementRecord, viewer: string): Announcement => ({
  ...rowOf(it),
  revision: it.revision,
  content: it.content,
  sentBy: colleagueShown(it.sentBy, it.sentByName),
  agreedBy: colleagueShown(it.agreedBy, it.agreedByName),
  stopped: it.stoppedAt && {
    at: it.stoppedAt.toString(),
    by: colleagueShown(it.stoppedBy, it.stoppedByName),
    reason: it.stoppedReason ?? '',
  },
  mayAgree: mayAgree(it, viewer).allowed,
  holes: holesFor(it.content.segment.audience),
});

/** What managers see of announcements. */
export function announcementViews({ store, families, staffing, messages }: AnnouncementTools) {
  async function show(id: string, viewer: string): Promise<Announcement> {
    const found = await store.find(id);
    if (!found) throw new Refusal('notifications.announcement_not_found');
    return shown(found, viewer);
  }

  async function namesOf(audience: AnnouncementRow['audience'], ids: readonly string[]): Promise<Map<string, string>> {
    if (audience === 'families') return families.namesOf(ids);
    return new Map((await staffing.employed()).map(({ teacherId, name }) => [teacherId, name]));
  }

  return {
    show,
    async list(before?: string): Promise<AnswerOf<'GET /manager/announcements'>> {
      const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\da-f-]{36})$/.exec(before ?? '') ?? [];
      const rows = await store.page(at === undefined || id === undefined ? undefined : { at, id }, announcementLimits.page + 1);
      const page = rows.slice(0, announcementLimits.page);
      const last = page.at(-1);
      return {
        announcements: page.map(rowOf),
        next: rows.length > page.length && last ? `${last.savedAt.toString()}_${last.announcementId}` : null,
      };
    },
    async people(
      id: string,
      { result, before }: { result?: Result | undefined; before?: string | undefined },
    ): Promise<AnswerOf<'GET /manager/announcements/:announcementId/people'>> {
      const found = await store.find(id);
      if (!found) throw new Refusal('notifications.announcement_not_found');
      const rows = await store.people(id, result, before, announcementLimits.peoplePage + 1);
      const page = rows.slice(0, announcementLimits.peoplePage);
      const ids = page.map(({ personId }) => personId);
      const names = await namesOf(found.content.segment.audience, ids);
      const keyOf = (personId: string) => `announcement ${id} ${personId}`;
      const letters = new Map((await messages.statesOf(ids.map(keyOf))).map(({ key, state }) => [key, state]));
      return {
        people: page.map(({ personId, result: became, why, at }) => ({
          personId,
          name: names.get(personId) ?? '',
          result: became,
          why,
          at: at?.toString() ?? null,
          letter: letters.get(keyOf(personId)) ?? null,
        })),
        next: rows.length > page.length ? (page.at(-1)?.personId ?? null) : null,
      };
    },
  };
}
